/**
 * @generated SignedSource<<748ba422b8a47ac4a1ecab2e64f0a503>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
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

(node as any).hash = "b221b2cf40d482ad6056dcb27b2f9558";

export default node;
