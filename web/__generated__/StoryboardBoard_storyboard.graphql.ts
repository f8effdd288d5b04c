/**
 * @generated SignedSource<<7f24268dbbbff3fbe245cb3dcdefbb4a>>
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
  readonly scripts: ReadonlyArray<{
    readonly authors: string | null | undefined;
    readonly title: string | null | undefined;
  }>;
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
      "alias": null,
      "args": null,
      "concreteType": "Script",
      "kind": "LinkedField",
      "name": "scripts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authors",
          "storageKey": null
        }
      ],
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

(node as any).hash = "46aec317c8876d6338dbec2ad917e820";

export default node;
