/**
 * @generated SignedSource<<d04c1e1312b47d50d7f28af3db397fe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaskStatus = "BLOCKED" | "DONE" | "IN_PROGRESS" | "IN_REVIEW" | "TODO" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type BlockedBy_task$data = {
  readonly blockedBy: ReadonlyArray<{
    readonly title: string;
  }>;
  readonly status: TaskStatus;
  readonly " $fragmentType": "BlockedBy_task";
};
export type BlockedBy_task$key = {
  readonly " $data"?: BlockedBy_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedBy_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockedBy_task",
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
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "blockedBy",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "9544dc320a40fd56edd2b011af279a93";

export default node;
