/**
 * @generated SignedSource<<44e63bae7e2f6794921bef10106fb1df>>
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
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2c7ef810738167daba2b39372ae6d214";

export default node;
