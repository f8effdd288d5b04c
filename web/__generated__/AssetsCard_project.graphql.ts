/**
 * @generated SignedSource<<a87255bea0fbcb39e60c7bda8b904e33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssetsCard_project$data = {
  readonly assetCounts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useAssetCounts_counts">;
  }>;
  readonly id: string;
  readonly latestAssets: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AssetThumbnail_asset">;
    }>;
  };
  readonly " $fragmentType": "AssetsCard_project";
};
export type AssetsCard_project$key = {
  readonly " $data"?: AssetsCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetsCard_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetsCard_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AssetTypeCount",
      "kind": "LinkedField",
      "name": "assetCounts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useAssetCounts_counts"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "latestAssets",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": {
            "field": "UPDATED"
          }
        }
      ],
      "concreteType": "AssetConnection",
      "kind": "LinkedField",
      "name": "assets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Asset",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AssetThumbnail_asset"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "assets(first:8,orderBy:{\"field\":\"UPDATED\"})"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "afcf104d59a00b97f43f4270a55ac6b5";

export default node;
