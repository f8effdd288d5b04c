/**
 * @generated SignedSource<<65b43723a8532ebfc4cb1de031c8f878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeletedOrganizations_query$data = {
  readonly deletedOrganizations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"TrashList_tombstones">;
      };
    }>;
  };
  readonly " $fragmentType": "DeletedOrganizations_query";
};
export type DeletedOrganizations_query$key = {
  readonly " $data"?: DeletedOrganizations_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedOrganizations_query">;
};

import DeletedOrganizationsPaginationQuery_graphql from './DeletedOrganizationsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "deletedOrganizations"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": DeletedOrganizationsPaginationQuery_graphql
    }
  },
  "name": "DeletedOrganizations_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "deletedOrganizations",
        "args": null,
        "concreteType": "TombstoneConnection",
        "kind": "LinkedField",
        "name": "__DeletedOrganizations_deletedOrganizations_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TombstoneEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tombstone",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TrashList_tombstones"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "bcaacd08485a9fce5a0d382cb359322e";

export default node;
