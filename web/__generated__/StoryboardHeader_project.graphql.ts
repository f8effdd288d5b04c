/**
 * @generated SignedSource<<5fa5587d0cab0a51ed70a87a9a34d162>>
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
  readonly viewerCanExport: boolean;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanExport",
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

(node as any).hash = "cf03fe8b7c86c2e5a2f82cb1fd11f9a0";

export default node;
