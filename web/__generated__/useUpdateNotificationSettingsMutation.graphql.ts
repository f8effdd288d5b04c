/**
 * @generated SignedSource<<29f9c6d3448ccbd3b6efcaee002b6bca>>
 * @relayHash 047304aa520d903f4af1730d68f84598
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3473ea24f30a26428c12c7e4e510946b575cd7423098864ef4d4312b9c95966f

import { ConcreteRequest } from 'relay-runtime';
export type DigestRhythm = "DAILY" | "HOURLY" | "OFF" | "WEEKLY" | "%future added value";
export type NotificationKind = "INVITED" | "MENTIONED" | "SHOT_STATUS_CHANGED" | "TASK_ASSIGNED" | "%future added value";
export type UpdateNotificationSettingsInput = {
  expectedVersion?: number | null | undefined;
  kinds?: ReadonlyArray<NotificationPlaceInput> | null | undefined;
  rhythm?: DigestRhythm | null | undefined;
};
export type NotificationPlaceInput = {
  byMail?: boolean | null | undefined;
  inPage?: boolean | null | undefined;
  kind: NotificationKind;
};
export type useUpdateNotificationSettingsMutation$variables = {
  input: UpdateNotificationSettingsInput;
};
export type useUpdateNotificationSettingsMutation$data = {
  readonly updateNotificationSettings: {
    readonly notificationSettings: {
      readonly kinds: ReadonlyArray<{
        readonly byMail: boolean;
        readonly inPage: boolean;
        readonly kind: NotificationKind;
      }>;
      readonly rhythm: DigestRhythm;
    };
  } | null | undefined;
};
export type useUpdateNotificationSettingsMutation = {
  response: useUpdateNotificationSettingsMutation$data;
  variables: useUpdateNotificationSettingsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateNotificationSettingsPayload",
    "kind": "LinkedField",
    "name": "updateNotificationSettings",
    "plural": false,
    "selections": [
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateNotificationSettingsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateNotificationSettingsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3473ea24f30a26428c12c7e4e510946b575cd7423098864ef4d4312b9c95966f",
    "metadata": {},
    "name": "useUpdateNotificationSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "83f6496af3f792b7b2d13772600bf9ff";

export default node;
