/**
 * @generated SignedSource<<294ef0b2e4c1fda9829d7073a6f33834>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoryboardBoard_storyboard$data = {
  readonly duration: number;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useBoardShots_storyboard">;
  readonly " $fragmentType": "StoryboardBoard_storyboard";
};
export type StoryboardBoard_storyboard$key = {
  readonly " $data"?: StoryboardBoard_storyboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardBoard_storyboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryboardBoard_storyboard",
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
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBoardShots_storyboard"
    }
  ],
  "type": "Storyboard",
  "abstractKey": null
};

(node as any).hash = "cf7a0443420864667b5fbabe3d2b5333";

export default node;
