/**
 * @generated SignedSource<<bc44ce3550874bd705a73298181622ae>>
 * @relayHash a165dec114856cf3912034cffc5dbd49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 128be29c85ef0538f76cb4931efbb879a815d35714b6fcf2485abe5cf82f2c27

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopBarQuery$variables = Record<PropertyKey, never>;
export type TopBarQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_user">;
  } | null | undefined;
};
export type TopBarQuery = {
  response: TopBarQuery$data;
  variables: TopBarQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TopBarQuery",
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
            "name": "AccountMenu_user"
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
    "name": "TopBarQuery",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "128be29c85ef0538f76cb4931efbb879a815d35714b6fcf2485abe5cf82f2c27",
    "metadata": {},
    "name": "TopBarQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "4bba96d54235173bb5ba12db70e46ea9";

export default node;
