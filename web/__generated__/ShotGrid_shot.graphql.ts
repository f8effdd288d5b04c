/**
 * @generated SignedSource<<2eb5915d822355bfd9d3bea1591ae5a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ShotGrid_shot$data = ReadonlyArray<{
  readonly aspectRatio: AspectRatio;
  readonly id: string;
  readonly scene: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SceneHeading_scene">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ShotCard_shot" | "ShotDragPreview_shot" | "useShotCommands_shot">;
  readonly " $fragmentType": "ShotGrid_shot";
}>;
export type ShotGrid_shot$key = ReadonlyArray<{
  readonly " $data"?: ShotGrid_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShotGrid_shot">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "ShotGrid_shot",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aspectRatio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Scene",
      "kind": "LinkedField",
      "name": "scene",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SceneHeading_scene"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShotCommands_shot"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShotCard_shot"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShotDragPreview_shot"
    }
  ],
  "type": "Shot",
  "abstractKey": null
};
})();

(node as any).hash = "3cb88143afb85744cbb6f6c885585b80";

export default node;
