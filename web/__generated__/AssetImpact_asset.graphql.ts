/**
 * @generated SignedSource<<6d216fe8d65ea8d07335cd0398e0fdf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssetImpact_asset$data = {
  readonly id: string;
  readonly impact: {
    readonly assets: {
      readonly totalCount: number;
    };
    readonly screenTime: {
      readonly duration: number;
    };
    readonly shots: {
      readonly totalCount: number;
    };
    readonly tasks: {
      readonly totalCount: number;
    };
  };
  readonly " $fragmentType": "AssetImpact_asset";
};
export type AssetImpact_asset$key = {
  readonly " $data"?: AssetImpact_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetImpact_asset">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetImpact_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssetImpact",
      "kind": "LinkedField",
      "name": "impact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "AssetConnection",
          "kind": "LinkedField",
          "name": "assets",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": "assets(first:1)"
        },
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "ShotConnection",
          "kind": "LinkedField",
          "name": "shots",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": "shots(first:1)"
        },
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "TaskConnection",
          "kind": "LinkedField",
          "name": "tasks",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": "tasks(first:1)"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ScreenTime",
          "kind": "LinkedField",
          "name": "screenTime",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "duration",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "6ac5e65711eca0eb29780b076fd036c4";

export default node;
