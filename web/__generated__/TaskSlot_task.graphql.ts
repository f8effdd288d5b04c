/**
 * @generated SignedSource<<b519071073460d8ed6989945f534f52f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaskSlot_task$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"TaskCard_task">;
  readonly " $fragmentType": "TaskSlot_task";
};
export type TaskSlot_task$key = {
  readonly " $data"?: TaskSlot_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskSlot_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskSlot_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskCard_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "2cdebda8e904fa7e824ac4e1a1c57f5f";

export default node;
