/**
 * @generated SignedSource<<7a1f4300c4cc45e32fdce455dcd8ce27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BoardPreview_shot$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"FramePreviewDialog_neighbour" | "FramePreviewDialog_shot">;
  readonly " $fragmentType": "BoardPreview_shot";
}>;
export type BoardPreview_shot$key = ReadonlyArray<{
  readonly " $data"?: BoardPreview_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardPreview_shot">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BoardPreview_shot",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FramePreviewDialog_shot"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FramePreviewDialog_neighbour"
    }
  ],
  "type": "Shot",
  "abstractKey": null
};

(node as any).hash = "37303ddd1d622c471cda7e658cb6f127";

export default node;
