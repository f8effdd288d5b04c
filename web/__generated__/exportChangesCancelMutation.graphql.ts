/**
 * @generated SignedSource<<c09894c26bc6463af344ad09e1c881c6>>
 * @relayHash 70d9546fad708ee88c3907c0b26490a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80e9cf48ecd043275449e3e78870dd5d9aee267272412d424d7c1dc30a41a4e1

import { ConcreteRequest } from 'relay-runtime';
export type ProjectExportStatus = "CANCELED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
export type CancelExportInput = {
  exportId: string;
};
export type exportChangesCancelMutation$variables = {
  input: CancelExportInput;
};
export type exportChangesCancelMutation$data = {
  readonly cancelExport: {
    readonly projectExport: {
      readonly id: string;
      readonly status: ProjectExportStatus;
    };
  } | null | undefined;
};
export type exportChangesCancelMutation = {
  response: exportChangesCancelMutation$data;
  variables: exportChangesCancelMutation$variables;
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
    "concreteType": "CancelExportPayload",
    "kind": "LinkedField",
    "name": "cancelExport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProjectExport",
        "kind": "LinkedField",
        "name": "projectExport",
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
            "name": "status",
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
    "name": "exportChangesCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "exportChangesCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "80e9cf48ecd043275449e3e78870dd5d9aee267272412d424d7c1dc30a41a4e1",
    "metadata": {},
    "name": "exportChangesCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6117612921de16468f19ffdf9884531";

export default node;
