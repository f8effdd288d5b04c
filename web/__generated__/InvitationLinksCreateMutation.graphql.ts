/**
 * @generated SignedSource<<90684a17007e4d8e4c26b7a3e2171b71>>
 * @relayHash d00b29d89a628f38ce118771a622decc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc3337d0d82abc2eadd3f3cd185efe8a986d5138bf0148d511fb92266b00a791

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "MEMBER" | "OWNER" | "VIEWER" | "%future added value";
export type CreateInvitationLinkInput = {
  expiresAt?: string | null | undefined;
  organizationId: string;
  role?: Role | null | undefined;
  useLimit?: number | null | undefined;
};
export type InvitationLinksCreateMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CreateInvitationLinkInput;
};
export type InvitationLinksCreateMutation$data = {
  readonly createInvitationLink: {
    readonly invitationLinkEdge: {
      readonly cursor: string;
      readonly node: {
        readonly expiresAt: string;
        readonly id: string;
        readonly role: Role;
        readonly useCount: number;
        readonly useLimit: number | null | undefined;
      };
    };
    readonly url: string;
  } | null | undefined;
};
export type InvitationLinksCreateMutation = {
  response: InvitationLinksCreateMutation$data;
  variables: InvitationLinksCreateMutation$variables;
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
  "name": "url",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "InvitationLinkEdge",
  "kind": "LinkedField",
  "name": "invitationLinkEdge",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvitationLink",
      "kind": "LinkedField",
      "name": "node",
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
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "useLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "useCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
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
    "name": "InvitationLinksCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreateInvitationLinkPayload",
        "kind": "LinkedField",
        "name": "createInvitationLink",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "InvitationLinksCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreateInvitationLinkPayload",
        "kind": "LinkedField",
        "name": "createInvitationLink",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "appendEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "invitationLinkEdge",
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
    "id": "cc3337d0d82abc2eadd3f3cd185efe8a986d5138bf0148d511fb92266b00a791",
    "metadata": {},
    "name": "InvitationLinksCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf62f3778541c06be9bae46b369eefc6";

export default node;
