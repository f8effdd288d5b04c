/**
 * @generated SignedSource<<7ca8690379cafa54c27a480ed0870f02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UserMenu_user$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "UserMenu_user";
};
export type UserMenu_user$key = {
  readonly " $data"?: UserMenu_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserMenu_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserMenu_user",
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

(node as any).hash = "da8dce970fa08bf809cd5336504c0ecf";

export default node;
