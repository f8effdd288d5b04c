/**
 * @generated SignedSource<<3a2a4c5fc9a7f4ae260cb45d8012e084>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrashList_tombstones$data = ReadonlyArray<{
  readonly deletedId: string;
  readonly " $fragmentSpreads": FragmentRefs<"TrashRow_tombstone">;
  readonly " $fragmentType": "TrashList_tombstones";
}>;
export type TrashList_tombstones$key = ReadonlyArray<{
  readonly " $data"?: TrashList_tombstones$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrashList_tombstones">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TrashList_tombstones",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrashRow_tombstone"
    }
  ],
  "type": "Tombstone",
  "abstractKey": null
};

(node as any).hash = "66c7fcfe75e509556c02db094fea1b31";

export default node;
