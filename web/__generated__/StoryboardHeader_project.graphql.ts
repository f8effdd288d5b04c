/**
 * @generated SignedSource<<c53024fe2352ab1a7a191c0a7d06b87e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoryboardHeader_project$data = {
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"MoreMenu_project" | "ProjectPageHeader_project" | "useBoardMenu_project">;
  readonly " $fragmentType": "StoryboardHeader_project";
};
export type StoryboardHeader_project$key = {
  readonly " $data"?: StoryboardHeader_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardHeader_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryboardHeader_project",
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
      "name": "MoreMenu_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBoardMenu_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "2c4cb54762287aca473c90c954176db3";

export default node;
