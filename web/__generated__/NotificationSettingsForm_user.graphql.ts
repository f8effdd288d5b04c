/**
 * @generated SignedSource<<01671b39ca2b631e9276548f1e5db2e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DigestFrequency = "DAILY" | "HOURLY" | "OFF" | "WEEKLY" | "%future added value";
export type NotificationKind = "INVITED" | "MACHINE_ACCESS_LEFT" | "MENTIONED" | "SHOT_STATUS_CHANGED" | "TASK_ASSIGNED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NotificationSettingsForm_user$data = {
  readonly id: string;
  readonly isEmailVerified: boolean;
  readonly notificationSettings: {
    readonly digestFrequency: DigestFrequency;
    readonly kinds: ReadonlyArray<{
      readonly byMail: boolean;
      readonly inPage: boolean;
      readonly kind: NotificationKind;
    }>;
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
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isEmailVerified",
        "storageKey": null
      },
      "action": "THROW"
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
          "name": "digestFrequency",
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

(node as any).hash = "8bdc0da3fc29b1b10d75258b05f903d5";

export default node;
