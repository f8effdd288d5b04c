/**
 * @generated SignedSource<<5a727811e3859c00ae8b1bd190951847>>
 * @relayHash f075de98e603bf136e80333e075747fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cfffeeb58a188d2ace6123d09b1c4beef2a42a4ebd8ec97c77e657f7975e82b

import { ConcreteRequest } from 'relay-runtime';
export type UnsubscribeFromDigestInput = {
  token: string;
};
export type UnsubscribePageDigestMutation$variables = {
  input: UnsubscribeFromDigestInput;
};
export type UnsubscribePageDigestMutation$data = {
  readonly unsubscribeFromDigest: {
    readonly email: string;
  } | null | undefined;
};
export type UnsubscribePageDigestMutation = {
  response: UnsubscribePageDigestMutation$data;
  variables: UnsubscribePageDigestMutation$variables;
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
    "name": "UnsubscribePageDigestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnsubscribePageDigestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4cfffeeb58a188d2ace6123d09b1c4beef2a42a4ebd8ec97c77e657f7975e82b",
    "metadata": {},
    "name": "UnsubscribePageDigestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8515feea7da31387e9ad879c62d929ce";

export default node;
