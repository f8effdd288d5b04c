/**
 * @generated SignedSource<<30dc4b10aed51028bc533e59de6c5ed4>>
 * @relayHash e162ecde8de0a00a1914d01bb2916f97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31d277ae465b1ab7f616b86fdfa5c11656ecd4874d4405289d8d148f3d245e1e

import { ConcreteRequest } from 'relay-runtime';
export type UpdateShotStatusInput = {
  color?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  statusId: string;
};
export type useUpdateShotStatusMutation$variables = {
  input: UpdateShotStatusInput;
};
export type useUpdateShotStatusMutation$data = {
  readonly updateShotStatus: {
    readonly status: {
      readonly color: string;
      readonly id: string;
      readonly name: string;
    };
  };
};
export type useUpdateShotStatusMutation = {
  response: useUpdateShotStatusMutation$data;
  variables: useUpdateShotStatusMutation$variables;
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
    "concreteType": "UpdateShotStatusPayload",
    "kind": "LinkedField",
    "name": "updateShotStatus",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ShotStatus",
        "kind": "LinkedField",
        "name": "status",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "color",
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
    "name": "useUpdateShotStatusMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateShotStatusMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "31d277ae465b1ab7f616b86fdfa5c11656ecd4874d4405289d8d148f3d245e1e",
    "metadata": {},
    "name": "useUpdateShotStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bfc68cd6e40fe7c7f93b8d0ebb026b79";

export default node;
