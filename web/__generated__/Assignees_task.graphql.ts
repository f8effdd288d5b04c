/**
 * @generated SignedSource<<fa1fa97f315937f1b5d7429f04c250e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Assignees_task$data = {
  readonly assignees: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly pictureUrl: string | null | undefined;
  }>;
  readonly " $fragmentType": "Assignees_task";
};
export type Assignees_task$key = {
  readonly " $data"?: Assignees_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"Assignees_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Assignees_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignees",
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
          "name": "pictureUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "cf62ac30b89b7fcf3c7134de7ac6e7c2";

export default node;
