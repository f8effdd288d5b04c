/**
 * @generated SignedSource<<8c944138a586420244ccaca21cc86160>>
 * @relayHash e5cb0a333b069756716f81479713bd49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 765cf65dcc35c1a01920a054b033fbd1c1c355a997937dc4a1cb41ed1e96de9b

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
      readonly scene: {
        readonly id: string;
      } | null | undefined;
      readonly version: number;
    };
    readonly storyboard: {
      readonly id: string;
      readonly revision: number;
    };
  };
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
    "id": "765cf65dcc35c1a01920a054b033fbd1c1c355a997937dc4a1cb41ed1e96de9b",
    "metadata": {},
    "name": "useMoveShotMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0cf286d033adafa78e108e8eec6a9e20";

export default node;
