/**
 * @generated SignedSource<<3d67ccc3b0fab88bc09ed25e020f1065>>
 * @relayHash ad315075f34e348c279d13d451e37e1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3337320c4ac830f7f397d4c89218e65c91ba5dcb1b0ef87fd34a8dbb38c167bf

import { ConcreteRequest } from 'relay-runtime';
export type CsvKind = "ASSETS" | "CASTING" | "SHOTS" | "TASKS" | "%future added value";
export type exportCsvQuery$variables = {
  kind: CsvKind;
  projectId: string;
};
export type exportCsvQuery$data = {
  readonly project: {
    readonly csv: string;
  } | null | undefined;
};
export type exportCsvQuery = {
  response: exportCsvQuery$data;
  variables: exportCsvQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "projectId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "projectId"
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "kind",
      "variableName": "kind"
    }
  ],
  "kind": "ScalarField",
  "name": "csv",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "exportCsvQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "exportCsvQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3337320c4ac830f7f397d4c89218e65c91ba5dcb1b0ef87fd34a8dbb38c167bf",
    "metadata": {},
    "name": "exportCsvQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "050f4a0922a12ec892be987e215ec0bb";

export default node;
