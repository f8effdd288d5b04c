/**
 * @generated SignedSource<<aac9b9bd69aff8b43b80af4fe45f4776>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssetStatus = "APPROVED" | "COMPLETED" | "DRAFT" | "IN_PROGRESS" | "REVIEW" | "%future added value";
export type AssetType = "ANIMATION" | "CHARACTER" | "ENVIRONMENT" | "MODEL" | "OTHER" | "PROP" | "VFX" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AssetDetails_asset$data = {
  readonly code: string;
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly project: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"useEditRefusal_project">;
  };
  readonly status: AssetStatus;
  readonly thumbnail: {
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly type: AssetType;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"AssetCasting_asset" | "AssetDependencyList_asset" | "AssetGraph_asset" | "AssetImpact_asset" | "AssetMetadata_asset" | "AssetThumbnail_asset" | "EditAssetDialog_asset">;
  readonly " $fragmentType": "AssetDetails_asset";
};
export type AssetDetails_asset$key = {
  readonly " $data"?: AssetDetails_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetDetails_asset">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetDetails_asset",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "updatedAt",
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
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useEditRefusal_project"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssetThumbnail_asset"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssetMetadata_asset"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssetCasting_asset"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssetDependencyList_asset"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssetGraph_asset"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssetImpact_asset"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditAssetDialog_asset"
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "7424b59eb15ea3ba32dd0ba76b599324";

export default node;
