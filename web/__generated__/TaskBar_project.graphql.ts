/**
 * @generated SignedSource<<3f546507d25a7e179f5eb18043a3a9bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaskBar_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useTaskCounts_project">;
  readonly " $fragmentType": "TaskBar_project";
};
export type TaskBar_project$key = {
  readonly " $data"?: TaskBar_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskBar_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskBar_project",
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
      "name": "useTaskCounts_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "6aaa65d4d0c1915abf5054402605b06f";

export default node;
