/**
 * @generated SignedSource<<31cbeca1d4e876189a13cf655090623b>>
 * @relayHash 7e1d92b18f0bb27e971d4d84a0b36488
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1e6d692531a20c52b972ea962b87f81723dd8b597100790052f5919afeb3f9a

import { ConcreteRequest } from 'relay-runtime';
export type RevokeInvitationLinkInput = {
  invitationLinkId: string;
};
export type InvitationLinksRevokeMutation$variables = {
  connections: ReadonlyArray<string>;
  input: RevokeInvitationLinkInput;
};
export type InvitationLinksRevokeMutation$data = {
  readonly revokeInvitationLink: {
    readonly deletedInvitationLinkId: string;
  } | null | undefined;
};
export type InvitationLinksRevokeMutation = {
  response: InvitationLinksRevokeMutation$data;
  variables: InvitationLinksRevokeMutation$variables;
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
  "name": "deletedInvitationLinkId",
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
    "name": "InvitationLinksRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RevokeInvitationLinkPayload",
        "kind": "LinkedField",
        "name": "revokeInvitationLink",
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
    "name": "InvitationLinksRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RevokeInvitationLinkPayload",
        "kind": "LinkedField",
        "name": "revokeInvitationLink",
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
            "name": "deletedInvitationLinkId",
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
    "id": "b1e6d692531a20c52b972ea962b87f81723dd8b597100790052f5919afeb3f9a",
    "metadata": {},
    "name": "InvitationLinksRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2370e1f9cdc3ee06f44e4e447fc4bee5";

export default node;
