/**
 * @generated SignedSource<<c24b3a6b29e8fe3f6e5330ab3b9c630b>>
 * @relayHash 92cf9cb7069eb41d535b317f8dbfc32c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 215d6d872fcba868d197fe256d7cfa6cc3921c8e09ea4a45eda3411c8393597a

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
export type ImportCsvDialogMutation$variables = {
  input: ImportCsvInput;
};
export type ImportCsvDialogMutation$data = {
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
export type ImportCsvDialogMutation = {
  response: ImportCsvDialogMutation$data;
  variables: ImportCsvDialogMutation$variables;
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
    "name": "ImportCsvDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportCsvDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "215d6d872fcba868d197fe256d7cfa6cc3921c8e09ea4a45eda3411c8393597a",
    "metadata": {},
    "name": "ImportCsvDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a7814cb7da19d4f6963953ccdbc58084";

export default node;
