/**
 * @generated SignedSource<<c2777f97f5c92b42bb23a53145627df2>>
 * @relayHash 9f13dfbcd9935c3ad2d7f80ed97fb638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f3fd5ff9dabcbc568559f7462162f7c68a46b6f164804023f2e3b578e96f089

import { ConcreteRequest } from 'relay-runtime';
export type AcceptInvitationInput = {
  token: string;
};
export type AcceptInvitationMutation$variables = {
  input: AcceptInvitationInput;
};
export type AcceptInvitationMutation$data = {
  readonly acceptInvitation: {
    readonly organization: {
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
};
export type AcceptInvitationMutation = {
  response: AcceptInvitationMutation$data;
  variables: AcceptInvitationMutation$variables;
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
    "concreteType": "AcceptInvitationPayload",
    "kind": "LinkedField",
    "name": "acceptInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
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
    "name": "AcceptInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AcceptInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f3fd5ff9dabcbc568559f7462162f7c68a46b6f164804023f2e3b578e96f089",
    "metadata": {},
    "name": "AcceptInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad09ca65b2e2b867e24797ad0de046ff";

export default node;
