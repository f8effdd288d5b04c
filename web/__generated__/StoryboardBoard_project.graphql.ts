/**
 * @generated SignedSource<<9e567f5d6d3af867af5ce8c88b75668e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedBanner_project" | "BoardSwitcher_project" | "CsvMenu_project" | "ProjectPageHeader_project" | "ShotGrid_project" | "useFrameRate_project">;
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
      "name": "ProjectPageHeader_project"
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
      "name": "BoardSwitcher_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CsvMenu_project"
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

(node as any).hash = "6a6bd26321c7289beff436ee2422e747";

export default node;
