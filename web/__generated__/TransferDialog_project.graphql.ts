/**
 * @generated SignedSource<<199986fa085bdf23c33670cbb5e632ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TransferDialog_project$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "TransferDialog_project";
};
export type TransferDialog_project$key = {
  readonly " $data"?: TransferDialog_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferDialog_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferDialog_project",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e3158d3defb2bcff6409746e2e6aebf4";

export default node;
