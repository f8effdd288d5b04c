/**
 * @generated SignedSource<<2f5d9b5c55b667e17d3df2493e25f280>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssetCards_assets$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AssetCard_asset">;
  readonly " $fragmentType": "AssetCards_assets";
}>;
export type AssetCards_assets$key = ReadonlyArray<{
  readonly " $data"?: AssetCards_assets$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetCards_assets">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AssetCards_assets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssetCard_asset"
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "c385ae6c3aaf9090c2e0a9262210a4de";

export default node;
