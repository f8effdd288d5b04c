/**
 * @generated SignedSource<<578f761ad2fd49bc74967b23b8fed0c9>>
 * @relayHash 6b34e597665a7a5be75b8b001dc57a9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 589064bf54ec51d8147f328a64f579fe28ead633a302160592b8046990ca0f9c

import { ConcreteRequest } from 'relay-runtime';
export type MarkNotificationsReadInput = {
  all?: boolean | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type NotificationPanelMutation$variables = {
  input: MarkNotificationsReadInput;
};
export type NotificationPanelMutation$data = {
  readonly markNotificationsRead: {
    readonly notifications: ReadonlyArray<{
      readonly id: string;
      readonly readAt: string | null | undefined;
    }>;
    readonly viewer: {
      readonly id: string;
      readonly unreadNotificationCount: number;
    };
  } | null | undefined;
};
export type NotificationPanelMutation = {
  response: NotificationPanelMutation$data;
  variables: NotificationPanelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MarkNotificationsReadPayload",
    "kind": "LinkedField",
    "name": "markNotificationsRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Notification",
        "kind": "LinkedField",
        "name": "notifications",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadNotificationCount",
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
    "name": "NotificationPanelMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotificationPanelMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "589064bf54ec51d8147f328a64f579fe28ead633a302160592b8046990ca0f9c",
    "metadata": {},
    "name": "NotificationPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4316268de26e3b409f05a97d61ab7e78";

export default node;
