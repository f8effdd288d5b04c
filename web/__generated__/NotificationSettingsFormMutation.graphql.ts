/**
 * @generated SignedSource<<ad25d87c17cb72660a5c9f352ee4362c>>
 * @relayHash c6f48187c756d08a4137b18d19015791
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a51bb5f54ee220fb0b6d58824e845446b7efb3c36c0133bb5e604b5f35b17c1

import { ConcreteRequest } from 'relay-runtime';
export type DigestRhythm = "DAILY" | "HOURLY" | "OFF" | "WEEKLY" | "%future added value";
export type NotificationKind = "INVITED" | "MACHINE_ACCESS_LEFT" | "MENTIONED" | "SHOT_STATUS_CHANGED" | "TASK_ASSIGNED" | "%future added value";
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
export type NotificationSettingsFormMutation$variables = {
  input: UpdateNotificationSettingsInput;
};
export type NotificationSettingsFormMutation$data = {
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
export type NotificationSettingsFormMutation$rawResponse = {
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
export type NotificationSettingsFormMutation = {
  rawResponse: NotificationSettingsFormMutation$rawResponse;
  response: NotificationSettingsFormMutation$data;
  variables: NotificationSettingsFormMutation$variables;
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
    "name": "NotificationSettingsFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotificationSettingsFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4a51bb5f54ee220fb0b6d58824e845446b7efb3c36c0133bb5e604b5f35b17c1",
    "metadata": {},
    "name": "NotificationSettingsFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8162f3b09cd591e68d52aee5f6187ce5";

export default node;
