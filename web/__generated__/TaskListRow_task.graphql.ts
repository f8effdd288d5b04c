/**
 * @generated SignedSource<<3bf405989881218aecfd861dee1fb702>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaskPriority = "HIGH" | "LOW" | "MEDIUM" | "%future added value";
export type TaskStatus = "BLOCKED" | "DONE" | "IN_PROGRESS" | "IN_REVIEW" | "TODO" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TaskListRow_task$data = {
  readonly dueDate: string | null | undefined;
  readonly id: string;
  readonly isLate: boolean;
  readonly named: {
    readonly nodes: ReadonlyArray<{
      readonly code: string;
      readonly id: string;
    }>;
    readonly totalCount: number;
  };
  readonly priority: TaskPriority;
  readonly project: {
    readonly id: string;
    readonly isArchived: boolean;
    readonly name: string;
    readonly viewerCanEdit: boolean;
  };
  readonly status: TaskStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"Assignees_task" | "BlockedBy_task">;
  readonly " $fragmentType": "TaskListRow_task";
};
export type TaskListRow_task$key = {
  readonly " $data"?: TaskListRow_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskListRow_task">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskListRow_task",
  "selections": [
    (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": "named",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "shots(first:3)"
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
})();

(node as any).hash = "76f58dac4d7b4f5568445eb3307c5698";

export default node;
