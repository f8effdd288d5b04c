/**
 * @generated SignedSource<<5a8e590ab0181973983a559a4422bf6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssetStatus = "APPROVED" | "COMPLETED" | "DRAFT" | "IN_PROGRESS" | "REVIEW" | "%future added value";
export type AssetType = "ANIMATION" | "CHARACTER" | "ENVIRONMENT" | "MODEL" | "OTHER" | "PROP" | "VFX" | "%future added value";
export type MetadataKind = "BOOLEAN" | "DATE" | "NUMBER" | "TEXT" | "URL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type EditAssetDialog_asset$data = {
  readonly code: string;
  readonly description: string;
  readonly id: string;
  readonly metadata: ReadonlyArray<{
    readonly key: string;
    readonly kind: MetadataKind;
    readonly value: string;
  }>;
  readonly name: string;
  readonly status: AssetStatus;
  readonly thumbnail: {
    readonly id: string;
  } | null | undefined;
  readonly type: AssetType;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"AssetThumbnail_asset">;
  readonly " $fragmentType": "EditAssetDialog_asset";
};
export type EditAssetDialog_asset$key = {
  readonly " $data"?: EditAssetDialog_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditAssetDialog_asset">;
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
  "name": "EditAssetDialog_asset",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "code",
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
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MetadataEntry",
      "kind": "LinkedField",
      "name": "metadata",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssetThumbnail_asset"
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "5aea7c84812d95a8bff8e490bf3ff6f0";

export default node;
