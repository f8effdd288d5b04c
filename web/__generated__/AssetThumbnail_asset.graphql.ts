/**
 * @generated SignedSource<<6a7667feec950146d5eb986b80d24c34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssetType = "ANIMATION" | "CHARACTER" | "ENVIRONMENT" | "MODEL" | "OTHER" | "PROP" | "VFX" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AssetThumbnail_asset$data = {
  readonly name: string;
  readonly thumbnail: {
    readonly url: string;
  } | null | undefined;
  readonly type: AssetType;
  readonly " $fragmentType": "AssetThumbnail_asset";
};
export type AssetThumbnail_asset$key = {
  readonly " $data"?: AssetThumbnail_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetThumbnail_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetThumbnail_asset",
  "selections": [
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
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "thumbnail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 840
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:840)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "5b85b675174ced5cb2bf63fd9f0b52e4";

export default node;
