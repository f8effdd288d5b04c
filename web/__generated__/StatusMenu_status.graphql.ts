/**
 * @generated SignedSource<<006844d9680dea8a3b11a38b709df5ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatusMenu_status$data = ReadonlyArray<{
  readonly color: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "StatusMenu_status";
}>;
export type StatusMenu_status$key = ReadonlyArray<{
  readonly " $data"?: StatusMenu_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusMenu_status">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StatusMenu_status",
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
    }
  ],
  "type": "ShotStatus",
  "abstractKey": null
};

(node as any).hash = "b8327c4eb8cae0eb9a545f548e164e94";

export default node;
