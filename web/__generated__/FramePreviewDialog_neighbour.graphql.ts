/**
 * @generated SignedSource<<29d1cd8203f1d33304e9356e2d16f5d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FramePreviewDialog_neighbour$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOnionSkin_shot">;
  readonly " $fragmentType": "FramePreviewDialog_neighbour";
};
export type FramePreviewDialog_neighbour$key = {
  readonly " $data"?: FramePreviewDialog_neighbour$data;
  readonly " $fragmentSpreads": FragmentRefs<"FramePreviewDialog_neighbour">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FramePreviewDialog_neighbour",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOnionSkin_shot"
    }
  ],
  "type": "Shot",
  "abstractKey": null
};

(node as any).hash = "9fc9399b0bdaffa58ec7b2e8ceb455a2";

export default node;
