/**
 * @generated SignedSource<<7323c9ae6e2920c15c39713f27a98497>>
 * @relayHash 7dd49d7a24c2937269f09aeb23f49960
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffb86a8ff59af8e536edf60803c71dad3dbd6977b2345eaa7635eb43b2abd1b1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationBellTestQuery$variables = Record<PropertyKey, never>;
export type NotificationBellTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NotificationBell_user">;
  } | null | undefined;
};
export type NotificationBellTestQuery = {
  response: NotificationBellTestQuery$data;
  variables: NotificationBellTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NotificationBellTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationBell_user"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotificationBellTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
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
    ]
  },
  "params": {
    "id": "ffb86a8ff59af8e536edf60803c71dad3dbd6977b2345eaa7635eb43b2abd1b1",
    "metadata": {},
    "name": "NotificationBellTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8bdc5955ee4691304ca51aadec14d5de";

export default node;
