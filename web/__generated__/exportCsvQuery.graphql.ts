/**
 * @generated SignedSource<<2cacf07d59a886061bf628ffaff4e101>>
 * @relayHash 9f703ad351c8881e80516cb2cd27c16b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95d94c4c2996ec0b73fbec750d890dd01a2d6b31a7e616e84850ed438a7ead82

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
    "fields": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "projectId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
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
    "id": "95d94c4c2996ec0b73fbec750d890dd01a2d6b31a7e616e84850ed438a7ead82",
    "metadata": {},
    "name": "exportCsvQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fbcd013a2c1eef2b0bf19b6104b51226";

export default node;
