/**
 * @generated SignedSource<<c3dab307c6b4c7dd17db0e3d5db258cf>>
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
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isEmailVerified",
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cd725d430a71277375cd4eca62fa00b0";

export default node;
