/**
 * @generated SignedSource<<22ff132aac03ed4e7b99f9b6ea945836>>
 * @relayHash 4ab1a7d9bc5b5cf5744c2013fc958b60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0875b6abef3455445c3ba0fe928dd7e5b86fae689d7b201d25ff4d730bdfa506

import { ConcreteRequest } from 'relay-runtime';
export type useVerificationQuery$variables = {
  token: string;
};
export type useVerificationQuery$data = {
  readonly verificationLink: {
    readonly email: string;
    readonly isOwnSession: boolean;
  } | null | undefined;
};
export type useVerificationQuery = {
  response: useVerificationQuery$data;
  variables: useVerificationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "VerificationLink",
    "kind": "LinkedField",
    "name": "verificationLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOwnSession",
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
    "name": "useVerificationQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerificationQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0875b6abef3455445c3ba0fe928dd7e5b86fae689d7b201d25ff4d730bdfa506",
    "metadata": {},
    "name": "useVerificationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc74a3245b573093f3fe9104cfdc9caf";

export default node;
