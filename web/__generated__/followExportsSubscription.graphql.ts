/**
 * @generated SignedSource<<bc54b6c9288f1cdc77ef9318369ec468>>
 * @relayHash b64f52f5e3597824fbec76a127400b04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e9c36519b94104dc0b768d828fb44beaa665aa219d80a83eb4b396827382395

import { ConcreteRequest } from 'relay-runtime';
export type followExportsSubscription$variables = {
  projectId: string;
};
export type followExportsSubscription$data = {
  readonly projectEvents: {
    readonly type: string;
  };
};
export type followExportsSubscription = {
  response: followExportsSubscription$data;
  variables: followExportsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "projectId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "projectId",
        "variableName": "projectId"
      }
    ],
    "concreteType": "ProjectEvent",
    "kind": "LinkedField",
    "name": "projectEvents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
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
    "name": "followExportsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followExportsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e9c36519b94104dc0b768d828fb44beaa665aa219d80a83eb4b396827382395",
    "metadata": {},
    "name": "followExportsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "498c5da9b57261cad8e0a31824deaa64";

export default node;
