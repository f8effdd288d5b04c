/**
 * @generated SignedSource<<a714f52a7d9895bbe7ca84ff22849e27>>
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
          "value": "UPDATED"
        }
      ],
      "concreteType": "ProjectAssetsConnection",
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
      "storageKey": "assets(first:8,orderBy:\"UPDATED\")"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "d32dc01ed181ba3ab218a791740ee4d0";

export default node;
