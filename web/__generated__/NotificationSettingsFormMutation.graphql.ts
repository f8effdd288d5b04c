/**
 * @generated SignedSource<<c503cfeef3cd8caa74231509a38a3070>>
 * @relayHash 81c48e136390701266703eca9e5c3517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f58cf13c1b5e1b52c511a41947449a3e3d41971da7807eb24c762590e755f49

import { ConcreteRequest } from 'relay-runtime';
export type DigestFrequency = "DAILY" | "HOURLY" | "OFF" | "WEEKLY" | "%future added value";
export type NotificationKind = "INVITED" | "MACHINE_ACCESS_LEFT" | "MENTIONED" | "SHOT_STATUS_CHANGED" | "TASK_ASSIGNED" | "%future added value";
export type UpdateNotificationSettingsInput = {
  digestFrequency?: DigestFrequency | null | undefined;
  expectedVersion?: number | null | undefined;
  kinds?: ReadonlyArray<NotificationPlaceInput> | null | undefined;
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
      readonly digestFrequency: DigestFrequency;
      readonly kinds: ReadonlyArray<{
        readonly byMail: boolean;
        readonly inPage: boolean;
        readonly kind: NotificationKind;
      }>;
    };
  } | null | undefined;
};
export type NotificationSettingsFormMutation$rawResponse = {
  readonly updateNotificationSettings: {
    readonly notificationSettings: {
      readonly digestFrequency: DigestFrequency;
      readonly kinds: ReadonlyArray<{
        readonly byMail: boolean;
        readonly inPage: boolean;
        readonly kind: NotificationKind;
      }>;
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
    "id": "4f58cf13c1b5e1b52c511a41947449a3e3d41971da7807eb24c762590e755f49",
    "metadata": {},
    "name": "NotificationSettingsFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "128e5cc4d0f8041f933018afe37ad8f4";

export default node;
