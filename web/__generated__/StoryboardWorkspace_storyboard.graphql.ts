/**
 * @generated SignedSource<<7bb451a62aebe4e56102c1527424409c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoryboardWorkspace_storyboard$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardBoard_storyboard">;
  readonly " $fragmentType": "StoryboardWorkspace_storyboard";
};
export type StoryboardWorkspace_storyboard$key = {
  readonly " $data"?: StoryboardWorkspace_storyboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardWorkspace_storyboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryboardWorkspace_storyboard",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryboardBoard_storyboard"
    }
  ],
  "type": "Storyboard",
  "abstractKey": null
};

(node as any).hash = "a584651e62f6d4f83dbe7f8756259c8a";

export default node;
