/**
 * @generated SignedSource<<3c136eb18f5d8d115aef306b05416511>>
 * @relayHash 436e1336265342e62405a445730bd219
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb7dfda8746726578e27bdfbf3e707454976f33daeb54a495f9519f150a0a101

import { ConcreteRequest } from 'relay-runtime';
export type useFollowNotificationsSubscription$variables = Record<PropertyKey, never>;
export type useFollowNotificationsSubscription$data = {
  readonly notificationsChanged: {
    readonly id: string;
    readonly unreadNotificationCount: number;
  };
};
export type useFollowNotificationsSubscription = {
  response: useFollowNotificationsSubscription$data;
  variables: useFollowNotificationsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "notificationsChanged",
    "plural": false,
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFollowNotificationsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFollowNotificationsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "eb7dfda8746726578e27bdfbf3e707454976f33daeb54a495f9519f150a0a101",
    "metadata": {},
    "name": "useFollowNotificationsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4f6f3902814378bf483f25bba80724aa";

export default node;
