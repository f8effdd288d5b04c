/**
 * @generated SignedSource<<ecb36c4bb849e5487aa43244d1e24f65>>
 * @relayHash 6ffe523bae201dcc8907c00f8999c23a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27048cb3e329a5ed866458e2bf88f6bea63a2ae5b3b274e838dff7653d1928a9

import { ConcreteRequest } from 'relay-runtime';
export type CsvKind = "ASSETS" | "CASTING" | "SHOTS" | "TASKS" | "%future added value";
export type TextEncoding = "GB18030" | "SHIFT_JIS" | "UTF_16BE" | "UTF_16LE" | "UTF_8" | "WINDOWS_1252" | "%future added value";
export type ImportCsvInput = {
  encoding?: TextEncoding | null | undefined;
  file?: any | null | undefined;
  kind: CsvKind;
  projectId: string;
  text?: string | null | undefined;
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
  } | null | undefined;
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
    "id": "27048cb3e329a5ed866458e2bf88f6bea63a2ae5b3b274e838dff7653d1928a9",
    "metadata": {},
    "name": "useImportCsvMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f588624b7b61f808553732d674c7e83";

export default node;
