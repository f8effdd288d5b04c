/**
 * @generated SignedSource<<03a528b35dd094d2b809f649855aef62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaskPriority = "HIGH" | "LOW" | "MEDIUM" | "%future added value";
export type TaskStatus = "BLOCKED" | "DONE" | "IN_PROGRESS" | "IN_REVIEW" | "TODO" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TaskCard_task$data = {
  readonly description: string;
  readonly dueDate: string | null | undefined;
  readonly isLate: boolean;
  readonly pictured: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ShotPicture_shot">;
    }>;
    readonly totalCount: number;
  };
  readonly priority: TaskPriority;
  readonly status: TaskStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"Assignees_task" | "BlockedBy_task">;
  readonly " $fragmentType": "TaskCard_task";
};
export type TaskCard_task$key = {
  readonly " $data"?: TaskCard_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskCard_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskCard_task",
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
      "name": "description",
      "storageKey": null
    },
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
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLate",
      "storageKey": null
    },
    {
      "alias": "pictured",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
        }
      ],
      "concreteType": "ShotConnection",
      "kind": "LinkedField",
      "name": "shots",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Shot",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "ShotPicture_shot"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "shots(first:2)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Assignees_task"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockedBy_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "a974a13abc41b4846902897561f36a70";

export default node;
