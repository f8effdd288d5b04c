/**
 * @generated SignedSource<<5717f14acd9d15e1a8a86514bf7de058>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PreviewPage_storyboard$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Preview_storyboard" | "usePreviewShots_storyboard">;
  readonly " $fragmentType": "PreviewPage_storyboard";
};
export type PreviewPage_storyboard$key = {
  readonly " $data"?: PreviewPage_storyboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewPage_storyboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewPage_storyboard",
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
      "name": "usePreviewShots_storyboard"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Preview_storyboard"
    }
  ],
  "type": "Storyboard",
  "abstractKey": null
};

(node as any).hash = "2d03c50301af6d36ac60ed55adb847c5";

export default node;
