/**
 * @generated SignedSource<<464f5db32ffb53a089f6a54d0f00a6e6>>
 * @relayHash 2e483054d864576dad2e24c4e08e0f1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aec7d42249b49535713538e35af7ee8c58d3a40f70c39672dee758d063a66989

import { ConcreteRequest } from 'relay-runtime';
export type OperationKind = "ADD_STROKES" | "CLEAR" | "REMOVE_STROKES" | "SET_SIZE" | "%future added value";
export type followViewOperationsSubscription$variables = {
  after?: string | null | undefined;
  viewId: string;
};
export type followViewOperationsSubscription$data = {
  readonly viewOps: {
    readonly actorId: string;
    readonly kind: OperationKind;
    readonly opId: string;
    readonly payload: string;
    readonly seq: number;
  };
};
export type followViewOperationsSubscription = {
  response: followViewOperationsSubscription$data;
  variables: followViewOperationsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "viewId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "viewId",
        "variableName": "viewId"
      }
    ],
    "concreteType": "ViewOperation",
    "kind": "LinkedField",
    "name": "viewOps",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "seq",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "opId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payload",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "actorId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "followViewOperationsSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "followViewOperationsSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "aec7d42249b49535713538e35af7ee8c58d3a40f70c39672dee758d063a66989",
    "metadata": {},
    "name": "followViewOperationsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7c834045568cffcbbf1c7c5657f5656d";

export default node;
