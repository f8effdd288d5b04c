/**
 * @generated SignedSource<<39fb894fedbb5e71d93e2c9395b29124>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatusRow_status$data = {
  readonly color: string;
  readonly id: string;
  readonly name: string;
  readonly shotCount: number;
  readonly version: number;
  readonly " $fragmentType": "StatusRow_status";
};
export type StatusRow_status$key = {
  readonly " $data"?: StatusRow_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusRow_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusRow_status",
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
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shotCount",
      "storageKey": null
    }
  ],
  "type": "ShotStatus",
  "abstractKey": null
};

(node as any).hash = "73f9f03187ba4ae783e00035dd9f2594";

export default node;
