/**
 * @generated SignedSource<<7e291a7cc1f867bb484836d5a7102510>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DigestRhythm = "DAILY" | "HOURLY" | "OFF" | "WEEKLY" | "%future added value";
export type NotificationKind = "INVITED" | "MACHINE_ACCESS_LEFT" | "MENTIONED" | "SHOT_STATUS_CHANGED" | "TASK_ASSIGNED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NotificationSettingsForm_user$data = {
  readonly id: string;
  readonly isEmailVerified: boolean;
  readonly notificationSettings: {
    readonly kinds: ReadonlyArray<{
      readonly byMail: boolean;
      readonly inPage: boolean;
      readonly kind: NotificationKind;
    }>;
    readonly rhythm: DigestRhythm;
  };
  readonly " $fragmentType": "NotificationSettingsForm_user";
};
export type NotificationSettingsForm_user$key = {
  readonly " $data"?: NotificationSettingsForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSettingsForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationSettingsForm_user",
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
      "name": "isEmailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationSettings",
      "kind": "LinkedField",
      "name": "notificationSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rhythm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NotificationPlace",
          "kind": "LinkedField",
          "name": "kinds",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inPage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byMail",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7295313ff28d72facc7d096a35effb06";

export default node;
