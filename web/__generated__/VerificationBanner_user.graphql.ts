/**
 * @generated SignedSource<<a94dcceb12092404cc6174044c8efb85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VerificationBanner_user$data = {
  readonly email: string;
  readonly id: string;
  readonly isEmailVerified: boolean;
  readonly " $fragmentType": "VerificationBanner_user";
};
export type VerificationBanner_user$key = {
  readonly " $data"?: VerificationBanner_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationBanner_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerificationBanner_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2b96daddf79fb22d83f04df192adf00e";

export default node;
