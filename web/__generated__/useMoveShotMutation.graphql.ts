/**
 * @generated SignedSource<<b493364d38b9833efd45f2658aa4702f>>
 * @relayHash bcb538e16eb64a76a1cf1717615a3e95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f7b286025cace9b696271d8e38cc7aa1fbcdd2328bc47e9cc85f0983cb4b8e9

import { ConcreteRequest } from 'relay-runtime';
export type MoveShotInput = {
  expectedVersion?: number | null | undefined;
  shotId: string;
  to: ShotPlace;
};
export type ShotPlace = {
  afterId: string;
  beforeId?: never;
  position?: never;
} | {
  afterId?: never;
  beforeId: string;
  position?: never;
} | {
  afterId?: never;
  beforeId?: never;
  position: number;
};
export type useMoveShotMutation$variables = {
  input: MoveShotInput;
};
export type useMoveShotMutation$data = {
  readonly moveShot: {
    readonly shot: {
      readonly id: string;
      readonly rank: string;
      readonly scene: {
        readonly id: string;
      } | null | undefined;
      readonly version: number;
    };
    readonly storyboard: {
      readonly id: string;
      readonly revision: number;
    };
  } | null | undefined;
};
export type useMoveShotMutation = {
  response: useMoveShotMutation$data;
  variables: useMoveShotMutation$variables;
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
    "concreteType": "MoveShotPayload",
    "kind": "LinkedField",
    "name": "moveShot",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shot",
        "kind": "LinkedField",
        "name": "shot",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rank",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Scene",
            "kind": "LinkedField",
            "name": "scene",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Storyboard",
        "kind": "LinkedField",
        "name": "storyboard",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
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
    "name": "useMoveShotMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveShotMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0f7b286025cace9b696271d8e38cc7aa1fbcdd2328bc47e9cc85f0983cb4b8e9",
    "metadata": {},
    "name": "useMoveShotMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a81a42c49b99b8e5ce6434359d70872c";

export default node;
