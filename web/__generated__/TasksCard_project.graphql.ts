/**
 * @generated SignedSource<<25462cdd668e96a9fa8ccd03e7a3d1da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TasksCard_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useTaskCounts_project">;
  readonly " $fragmentType": "TasksCard_project";
};
export type TasksCard_project$key = {
  readonly " $data"?: TasksCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TasksCard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TasksCard_project",
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

(node as any).hash = "845a0d18d6f56db34183706e7235f6c2";

export default node;
