/**
 * @generated SignedSource<<be6427f971d71ea5b876386dc2bed6ad>>
 * @relayHash cb885258a3b6a31c22456d46cc94cdfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fb534d17d8bcf13efa372b12232f39b897ea09e2cfed70de0c371f8d52d1b06

import { ConcreteRequest } from 'relay-runtime';
export type useResetLinkQuery$variables = {
  token: string;
};
export type useResetLinkQuery$data = {
  readonly passwordResetLink: {
    readonly personalTokens: number;
  } | null | undefined;
};
export type useResetLinkQuery = {
  response: useResetLinkQuery$data;
  variables: useResetLinkQuery$variables;
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
    "concreteType": "PasswordResetLink",
    "kind": "LinkedField",
    "name": "passwordResetLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "personalTokens",
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
    "name": "useResetLinkQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResetLinkQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5fb534d17d8bcf13efa372b12232f39b897ea09e2cfed70de0c371f8d52d1b06",
    "metadata": {},
    "name": "useResetLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "88f541670eb021fe4ee09ca5164aaffe";

export default node;
