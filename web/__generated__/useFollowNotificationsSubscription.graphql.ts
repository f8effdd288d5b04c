/**
 * @generated SignedSource<<ddfe188c9d9b340b47ac93a1461d55b2>>
 * @relayHash c21b7504cda75e744469e702857b7017
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ebcf83746969564529ba038798150fc17ea133af8090e6c2622b3ebdac713a

import { ConcreteRequest } from 'relay-runtime';
export type useFollowNotificationsSubscription$variables = Record<PropertyKey, never>;
export type useFollowNotificationsSubscription$data = {
  readonly notificationsChanged: {
    readonly id: string;
    readonly organizationCount: number;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "organizationCount",
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
    "id": "70ebcf83746969564529ba038798150fc17ea133af8090e6c2622b3ebdac713a",
    "metadata": {},
    "name": "useFollowNotificationsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ab35a0b3d202df4ccf961e929e24115b";

export default node;
