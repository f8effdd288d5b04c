/**
 * @generated SignedSource<<c1b70faba9c821ea04ed6bbe9e3d5f62>>
 * @relayHash 9a075f5b90af633142e5abd97cfff3dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3adff1a029f5ff06982a4cea379b1e6368101f99209b3648c1e964779eca08d3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DashboardSidebarQuery$variables = Record<PropertyKey, never>;
export type DashboardSidebarQuery$data = {
  readonly organizations: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly projects: {
        readonly totalCount: number;
      };
    }>;
    readonly totalCount: number;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"UserMenu_user" | "VerificationBanner_user">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationSwitcher_query">;
};
export type DashboardSidebarQuery = {
  response: DashboardSidebarQuery$data;
  variables: DashboardSidebarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "OrganizationProjectsConnection",
  "kind": "LinkedField",
  "name": "projects",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardSidebarQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UserMenu_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VerificationBanner_user"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "OrganizationConnection",
        "kind": "LinkedField",
        "name": "organizations",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Organization",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "organizations(first:100)"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "OrganizationSwitcher_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardSidebarQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
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
            "name": "isEmailVerified",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "OrganizationConnection",
        "kind": "LinkedField",
        "name": "organizations",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Organization",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "organizations(first:100)"
      }
    ]
  },
  "params": {
    "id": "3adff1a029f5ff06982a4cea379b1e6368101f99209b3648c1e964779eca08d3",
    "metadata": {},
    "name": "DashboardSidebarQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e7d5fe82de8b10384e568992d690878";

export default node;
