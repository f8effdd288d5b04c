/**
 * @generated SignedSource<<5861d36fdf9ecae85c46be434c0c4b81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShotStatusButton_status$data = {
  readonly color: string;
  readonly name: string;
  readonly " $fragmentType": "ShotStatusButton_status";
};
export type ShotStatusButton_status$key = {
  readonly " $data"?: ShotStatusButton_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShotStatusButton_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShotStatusButton_status",
  "selections": [
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
      "name": "color",
      "storageKey": null
    }
  ],
  "type": "ShotStatus",
  "abstractKey": null
};

(node as any).hash = "122d2402e8768b85ae479d78b532668e";

export default node;
