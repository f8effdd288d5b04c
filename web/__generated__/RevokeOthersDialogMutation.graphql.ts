/**
 * @generated SignedSource<<32d0280f1441ab1cf5568ff3219ecc84>>
 * @relayHash 5ed25f835d66e52a6380d97e899624b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed82c5e0c745c56e4799ee573e71f7e8428fc40a9067a2f4f3e65fef3f65c1e5

import { ConcreteRequest } from 'relay-runtime';
export type RevokeOtherSessionsInput = {
  includePersonalTokens?: boolean | null | undefined;
};
export type RevokeOthersDialogMutation$variables = {
  connections: ReadonlyArray<string>;
  input: RevokeOtherSessionsInput;
};
export type RevokeOthersDialogMutation$data = {
  readonly revokeOtherSessions: {
    readonly deletedTokenIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type RevokeOthersDialogMutation = {
  response: RevokeOthersDialogMutation$data;
  variables: RevokeOthersDialogMutation$variables;
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
  "name": "deletedTokenIds",
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
    "name": "RevokeOthersDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RevokeOtherSessionsPayload",
        "kind": "LinkedField",
        "name": "revokeOtherSessions",
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
    "name": "RevokeOthersDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RevokeOtherSessionsPayload",
        "kind": "LinkedField",
        "name": "revokeOtherSessions",
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
            "name": "deletedTokenIds",
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
    "id": "ed82c5e0c745c56e4799ee573e71f7e8428fc40a9067a2f4f3e65fef3f65c1e5",
    "metadata": {},
    "name": "RevokeOthersDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "720e1f870a038378f1f78820ed7b8402";

export default node;
