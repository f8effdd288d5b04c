/**
 * @generated SignedSource<<5daa719df2436bfa91bac7b7af46b8ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MetadataKind = "BOOLEAN" | "DATE" | "NUMBER" | "TEXT" | "URL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AssetMetadata_asset$data = {
  readonly metadata: ReadonlyArray<{
    readonly key: string;
    readonly kind: MetadataKind;
    readonly value: string;
  }>;
  readonly " $fragmentType": "AssetMetadata_asset";
};
export type AssetMetadata_asset$key = {
  readonly " $data"?: AssetMetadata_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetMetadata_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetMetadata_asset",
  "selections": [
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
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "8c3755794dc2e75b0d297153d6244270";

export default node;
