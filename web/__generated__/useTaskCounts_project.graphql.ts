/**
 * @generated SignedSource<<8124133ad6707fb702bcbcdb4da7e4e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaskStatus = "BLOCKED" | "DONE" | "IN_PROGRESS" | "IN_REVIEW" | "TODO" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useTaskCounts_project$data = {
  readonly taskCounts: ReadonlyArray<{
    readonly count: number;
    readonly status: TaskStatus;
  }>;
  readonly " $fragmentType": "useTaskCounts_project";
};
export type useTaskCounts_project$key = {
  readonly " $data"?: useTaskCounts_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTaskCounts_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTaskCounts_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskStatusCount",
      "kind": "LinkedField",
      "name": "taskCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "24e06660ab40b0a67d124db3d5442105";

export default node;
