/**
 * @generated SignedSource<<abd7058abedaf4c5ed71111cf7e169f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoryboardWorkspace_project$data = {
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardBoard_project">;
  readonly " $fragmentType": "StoryboardWorkspace_project";
};
export type StoryboardWorkspace_project$key = {
  readonly " $data"?: StoryboardWorkspace_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardWorkspace_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryboardWorkspace_project",
  "selections": [
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
      "name": "StoryboardBoard_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "facbf5fd1ecfb028970fdee4f62d62d0";

export default node;
