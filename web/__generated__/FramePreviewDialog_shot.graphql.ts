/**
 * @generated SignedSource<<ea64e38ce39dc26e1bb5933270951e09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FramePreviewDialog_shot$data = {
  readonly aspectRatio: AspectRatio;
  readonly id: string;
  readonly views: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ViewFrame_view">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewFooter_shot" | "PreviewHeader_shot" | "PreviewPanel_shot" | "useOnionSkin_shot">;
  readonly " $fragmentType": "FramePreviewDialog_shot";
};
export type FramePreviewDialog_shot$key = {
  readonly " $data"?: FramePreviewDialog_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"FramePreviewDialog_shot">;
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
  "name": "FramePreviewDialog_shot",
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
      "concreteType": "View",
      "kind": "LinkedField",
      "name": "views",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ViewFrame_view"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreviewHeader_shot"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreviewPanel_shot"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreviewFooter_shot"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOnionSkin_shot"
    }
  ],
  "type": "Shot",
  "abstractKey": null
};
})();

(node as any).hash = "911eea23f558980e71b520a1936d5c9c";

export default node;
