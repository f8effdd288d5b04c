/**
 * @generated SignedSource<<1d712abee72488b8c2268f563894d0db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssetType = "ANIMATION" | "CHARACTER" | "ENVIRONMENT" | "MODEL" | "OTHER" | "PROP" | "VFX" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImpactedAssets_asset$data = {
  readonly id: string;
  readonly impact: {
    readonly assets: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly type: AssetType;
          readonly " $fragmentSpreads": FragmentRefs<"AssetThumbnail_asset">;
        };
      }>;
    };
  };
  readonly " $fragmentType": "ImpactedAssets_asset";
};
export type ImpactedAssets_asset$key = {
  readonly " $data"?: ImpactedAssets_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImpactedAssets_asset">;
};

import ImpactedAssetsPaginationQuery_graphql from './ImpactedAssetsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "impact",
  "assets"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
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
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ImpactedAssetsPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ImpactedAssets_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AssetImpact",
      "kind": "LinkedField",
      "name": "impact",
      "plural": false,
      "selections": [
        {
          "alias": "assets",
          "args": null,
          "concreteType": "AssetConnection",
          "kind": "LinkedField",
          "name": "__ImpactedAssets_assets_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AssetEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Asset",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "type",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AssetThumbnail_asset"
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
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "87fff62302dffbd58ce729e62b00f97b";

export default node;
