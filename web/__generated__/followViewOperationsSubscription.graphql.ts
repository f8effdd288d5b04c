/**
 * @generated SignedSource<<093ee39a5cc8012c88f891b142fb0f94>>
 * @relayHash 28f9c3740749fafdf2dbf910880e13ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e80d6a2ad43a24612cb38e60a33870b8745605824ed9ba7c332f71bf5f897a0d

import { ConcreteRequest } from 'relay-runtime';
export type OperationKind = "ADD_STROKES" | "CLEAR" | "REMOVE_STROKES" | "SET_SIZE" | "%future added value";
export type followViewOperationsSubscription$variables = {
  after?: number | null | undefined;
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
    "id": "e80d6a2ad43a24612cb38e60a33870b8745605824ed9ba7c332f71bf5f897a0d",
    "metadata": {},
    "name": "followViewOperationsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "45a86bd9a4efdeae7cf3a65b8b1db34c";

export default node;
