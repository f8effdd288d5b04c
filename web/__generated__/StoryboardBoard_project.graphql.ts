/**
 * @generated SignedSource<<0f2f061a482e72708b2cece1754eee5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoryboardBoard_project$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedBanner_project" | "ShotGrid_project" | "StoryboardHeader_project" | "useFrameRate_project">;
  readonly " $fragmentType": "StoryboardBoard_project";
};
export type StoryboardBoard_project$key = {
  readonly " $data"?: StoryboardBoard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardBoard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryboardBoard_project",
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
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryboardHeader_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShotGrid_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArchivedBanner_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFrameRate_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "46a2c4b9eae2e5705648adbc8d09017e";

export default node;
