/**
 * @generated SignedSource<<03729aa84e04b6e4f755c0703fa5481f>>
 * @relayHash 5de40a10ab9ae5820dec8b44a4728501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 764620e2629a5258ce028d0be8e9e5ee6ca37e124ddb02a9ffd4a7e4d4f3a70b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemoveAssetThumbnailInput = {
  assetId: string;
  expectedVersion?: number | null | undefined;
};
export type EditAssetDialogRemoveThumbnailMutation$variables = {
  input: RemoveAssetThumbnailInput;
};
export type EditAssetDialogRemoveThumbnailMutation$data = {
  readonly removeAssetThumbnail: {
    readonly asset: {
      readonly id: string;
      readonly updatedAt: string;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"AssetThumbnail_asset">;
    };
  } | null | undefined;
};
export type EditAssetDialogRemoveThumbnailMutation = {
  response: EditAssetDialogRemoveThumbnailMutation$data;
  variables: EditAssetDialogRemoveThumbnailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditAssetDialogRemoveThumbnailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveAssetThumbnailPayload",
        "kind": "LinkedField",
        "name": "removeAssetThumbnail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Asset",
            "kind": "LinkedField",
            "name": "asset",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AssetThumbnail_asset"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditAssetDialogRemoveThumbnailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveAssetThumbnailPayload",
        "kind": "LinkedField",
        "name": "removeAssetThumbnail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Asset",
            "kind": "LinkedField",
            "name": "asset",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "764620e2629a5258ce028d0be8e9e5ee6ca37e124ddb02a9ffd4a7e4d4f3a70b",
    "metadata": {},
    "name": "EditAssetDialogRemoveThumbnailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6528f8c6b2dccf3caf01cdaea89e664f";

export default node;
