/**
 * @generated SignedSource<<79ca31dfd45dff182e556e9767da951d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasswordForm_user$data = {
  readonly email: string;
  readonly id: string;
  readonly " $fragmentType": "PasswordForm_user";
};
export type PasswordForm_user$key = {
  readonly " $data"?: PasswordForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordForm_user",
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
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0845d048a18b1efa10fa6c0041fe5d9a";

export default node;
