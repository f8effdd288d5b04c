/**
 * @generated SignedSource<<647534f0e8c1ea6a95a5b499e4203126>>
 * @relayHash ef2862f183589b39a0236ac999ede6c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aec745401227f8c39b423a2ed8c9f03ed95911d61c5dd8f8dadb6950c3aa0814

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TokenScope = "ADMIN" | "ASSETS_READ" | "ASSETS_WRITE" | "BOARDS_READ" | "BOARDS_WRITE" | "DRAWINGS_READ" | "DRAWINGS_WRITE" | "EXPORTS_READ" | "EXPORTS_WRITE" | "MEDIA_READ" | "MEDIA_WRITE" | "MEMBERS_READ" | "MEMBERS_WRITE" | "ORGANIZATION_ADMIN" | "PROJECTS_READ" | "PROJECTS_WRITE" | "READ" | "SHOTS_READ" | "SHOTS_WRITE" | "TASKS_READ" | "TASKS_WRITE" | "WEBHOOKS_READ" | "WEBHOOKS_WRITE" | "WRITE" | "%future added value";
export type CreatePersonalTokenInput = {
  expiresAt?: string | null | undefined;
  name: string;
  projectId?: string | null | undefined;
  scopes: ReadonlyArray<TokenScope>;
};
export type PersonalTokensMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CreatePersonalTokenInput;
};
export type PersonalTokensMutation$data = {
  readonly createPersonalToken: {
    readonly secret: string;
    readonly tokenEdge: {
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"TokenPanel_tokens">;
      };
    };
  } | null | undefined;
};
export type PersonalTokensMutation = {
  response: PersonalTokensMutation$data;
  variables: PersonalTokensMutation$variables;
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
  "name": "secret",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
    "name": "PersonalTokensMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreatePersonalTokenPayload",
        "kind": "LinkedField",
        "name": "createPersonalToken",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessTokenEdge",
            "kind": "LinkedField",
            "name": "tokenEdge",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AccessToken",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TokenPanel_tokens"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "PersonalTokensMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreatePersonalTokenPayload",
        "kind": "LinkedField",
        "name": "createPersonalToken",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessTokenEdge",
            "kind": "LinkedField",
            "name": "tokenEdge",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AccessToken",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "last4",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scopes",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Project",
                    "kind": "LinkedField",
                    "name": "project",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastUsedAt",
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
                    "name": "isExpired",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "tokenEdge",
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
    "id": "aec745401227f8c39b423a2ed8c9f03ed95911d61c5dd8f8dadb6950c3aa0814",
    "metadata": {},
    "name": "PersonalTokensMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a5d80979359f9551122507ed78ecede";

export default node;
