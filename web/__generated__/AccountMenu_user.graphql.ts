/**
 * @generated SignedSource<<7474291af0555f1fe042788a64abd798>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountMenu_user$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "AccountMenu_user";
};
export type AccountMenu_user$key = {
  readonly " $data"?: AccountMenu_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMenu_user",
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
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "93c81ddc290182d485fb0a41e89ef324";

export default node;
