/**
 * @generated SignedSource<<772516223cf0bd1678bf5dcec4c68dab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CsvKind = "ASSETS" | "CASTING" | "SHOTS" | "TASKS" | "%future added value";
export type ImportCsvInput = {
  kind: CsvKind;
  projectId: string;
  text: string;
};
export type useImportCsvMutation$variables = {
  input: ImportCsvInput;
};
export type useImportCsvMutation$data = {
  readonly importCsv: {
    readonly plan: {
      readonly changeCount: number;
      readonly createCount: number;
    };
    readonly project: {
      readonly id: string;
      readonly shotCount: number;
      readonly updatedAt: string;
    };
  };
};
export type useImportCsvMutation = {
  response: useImportCsvMutation$data;
  variables: useImportCsvMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ImportCsvPayload",
    "kind": "LinkedField",
    "name": "importCsv",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CsvPlan",
        "kind": "LinkedField",
        "name": "plan",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changeCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shotCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useImportCsvMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportCsvMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6ffe523bae201dcc8907c00f8999c23a",
    "id": null,
    "metadata": {},
    "name": "useImportCsvMutation",
    "operationKind": "mutation",
    "text": "mutation useImportCsvMutation(\n  $input: ImportCsvInput!\n) {\n  importCsv(input: $input) {\n    plan {\n      createCount\n      changeCount\n    }\n    project {\n      id\n      shotCount\n      updatedAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3f588624b7b61f808553732d674c7e83";

export default node;
