/**
 * @generated SignedSource<<d94edee380fe6627e67c36e9e8eaf945>>
 * @relayHash 336725cb3ce07982f72211f06a5ff294
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc7186c58c14cab2f3ad17360e266d36b311a6145a0b2882475b366744e041c4

import { ConcreteRequest } from 'relay-runtime';
export type RevokeTokenInput = {
  tokenId: string;
};
export type useRevokeTokenMutation$variables = {
  connections: ReadonlyArray<string>;
  input: RevokeTokenInput;
};
export type useRevokeTokenMutation$data = {
  readonly revokeToken: {
    readonly deletedTokenId: string;
  } | null | undefined;
};
export type useRevokeTokenMutation = {
  response: useRevokeTokenMutation$data;
  variables: useRevokeTokenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedTokenId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRevokeTokenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RevokeTokenPayload",
        "kind": "LinkedField",
        "name": "revokeToken",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRevokeTokenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RevokeTokenPayload",
        "kind": "LinkedField",
        "name": "revokeToken",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedTokenId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dc7186c58c14cab2f3ad17360e266d36b311a6145a0b2882475b366744e041c4",
    "metadata": {},
    "name": "useRevokeTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "630952df88e09e1bc71d5e1f68cb1cfe";

export default node;
