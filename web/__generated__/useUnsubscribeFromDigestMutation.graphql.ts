/**
 * @generated SignedSource<<8c94005515e3b85e06a643f78db400e9>>
 * @relayHash 06e5ae7003dc672e66f7e5ef79d25562
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af80de10c789b585095fdb11a82db9f6f496bd11e88fe799db3e2af5262823e2

import { ConcreteRequest } from 'relay-runtime';
export type UnsubscribeFromDigestInput = {
  token: string;
};
export type useUnsubscribeFromDigestMutation$variables = {
  input: UnsubscribeFromDigestInput;
};
export type useUnsubscribeFromDigestMutation$data = {
  readonly unsubscribeFromDigest: {
    readonly email: string;
  } | null | undefined;
};
export type useUnsubscribeFromDigestMutation = {
  response: useUnsubscribeFromDigestMutation$data;
  variables: useUnsubscribeFromDigestMutation$variables;
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
    "concreteType": "UnsubscribeFromDigestPayload",
    "kind": "LinkedField",
    "name": "unsubscribeFromDigest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "useUnsubscribeFromDigestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnsubscribeFromDigestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af80de10c789b585095fdb11a82db9f6f496bd11e88fe799db3e2af5262823e2",
    "metadata": {},
    "name": "useUnsubscribeFromDigestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7cecf3f4ce01f187fb0be8bc8bd9f775";

export default node;
