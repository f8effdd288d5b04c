/**
 * @generated SignedSource<<2d0e076b35272c3157640bc4d57b7a15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssetType = "ANIMATION" | "CHARACTER" | "ENVIRONMENT" | "MODEL" | "OTHER" | "PROP" | "VFX" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useAssetCounts_counts$data = ReadonlyArray<{
  readonly count: number;
  readonly type: AssetType;
  readonly " $fragmentType": "useAssetCounts_counts";
}>;
export type useAssetCounts_counts$key = ReadonlyArray<{
  readonly " $data"?: useAssetCounts_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAssetCounts_counts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useAssetCounts_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "AssetTypeCount",
  "abstractKey": null
};

(node as any).hash = "b04da77029458f35421918b0176245d1";

export default node;
