/**
 * @generated SignedSource<<1d45e9ef373adbfdc75b734b03208a04>>
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
  readonly dialogue: string;
  readonly id: string;
  readonly scene: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BoardPreview_shot" | "SceneHeadings_shot" | "ShotCard_shot" | "ShotDragPreview_shot" | "useShotCommands_shot">;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "aspectRatio",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Scene",
  "kind": "LinkedField",
  "name": "scene",
  "plural": false,
  "selections": (v2/*:: as any*/),
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dialogue",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SceneHeadings_shot"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useShotCommands_shot",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ShotStatus",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "View",
          "kind": "LinkedField",
          "name": "views",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BoardPreview_shot"
    }
  ],
  "type": "Shot",
  "abstractKey": null
};
})();

(node as any).hash = "c17910d147c19ae01a4342103d71a662";

export default node;
