/**
 * @generated SignedSource<<39ee504e1574fe4a55e085df0567151b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TombstoneType = "ASSET" | "ORGANIZATION" | "PROJECT" | "SHOT" | "SOUNDTRACK" | "STORYBOARD" | "TASK" | "VIEW" | "VOICE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TrashRow_tombstone$data = {
  readonly deletedAt: string;
  readonly deletedByName: string | null | undefined;
  readonly deletedId: string;
  readonly label: string;
  readonly place: string | null | undefined;
  readonly purgedAt: string;
  readonly type: TombstoneType;
  readonly " $fragmentType": "TrashRow_tombstone";
};
export type TrashRow_tombstone$key = {
  readonly " $data"?: TrashRow_tombstone$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrashRow_tombstone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrashRow_tombstone",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purgedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedByName",
      "storageKey": null
    }
  ],
  "type": "Tombstone",
  "abstractKey": null
};

(node as any).hash = "dfad71e77c0c578bab6de1a781a75797";

export default node;
