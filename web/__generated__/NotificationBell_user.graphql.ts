/**
 * @generated SignedSource<<41e6aab5423f25848fda3d0a1ed627cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationBell_user$data = {
  readonly id: string;
  readonly unreadNotificationCount: number;
  readonly " $fragmentType": "NotificationBell_user";
};
export type NotificationBell_user$key = {
  readonly " $data"?: NotificationBell_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationBell_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationBell_user",
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
      "name": "unreadNotificationCount",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "70e41ebbfa2e29c20b1a0071b75d902f";

export default node;
