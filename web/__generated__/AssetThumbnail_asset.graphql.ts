/**
 * @generated SignedSource<<d66bd0f1f5b78add5cbe1c92bd805bd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssetType = "ANIMATION" | "CHARACTER" | "ENVIRONMENT" | "MODEL" | "OTHER" | "PROP" | "VFX" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AssetThumbnail_asset$data = {
  readonly casting: {
    readonly nodes: ReadonlyArray<{
      readonly shot: {
        readonly views: ReadonlyArray<{
          readonly image: {
            readonly __typename: "Media";
          } | null | undefined;
          readonly revision: number;
          readonly thumbnailUrl: string;
        }>;
      };
    }>;
  };
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

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "width",
    "value": 840
  }
];
return {
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
          "args": (v0/*:: as any*/),
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:840)"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "CastingConnection",
      "kind": "LinkedField",
      "name": "casting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Casting",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Shot",
              "kind": "LinkedField",
              "name": "shot",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "View",
                  "kind": "LinkedField",
                  "name": "views",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "revision",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": (v0/*:: as any*/),
                      "kind": "ScalarField",
                      "name": "thumbnailUrl",
                      "storageKey": "thumbnailUrl(width:840)"
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Media",
                      "kind": "LinkedField",
                      "name": "image",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "__typename",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "casting(first:1)"
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "63c91d7a584935bf0c01b6904319c89f";

export default node;
