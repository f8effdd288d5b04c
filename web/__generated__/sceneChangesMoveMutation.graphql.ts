/**
 * @generated SignedSource<<998379796a42f59d8f46a622050b58d3>>
 * @relayHash 4d1765c1673d4586366bf479577505b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57d5b87f4f0a0821a163304ef51dc44c5715677cc8dfb6475970189acb9d135e

import { ConcreteRequest } from 'relay-runtime';
export type MoveScenesInput = {
  scenes: ReadonlyArray<SceneAtVersion>;
  to: ScenePlace;
};
export type SceneAtVersion = {
  expectedVersion?: number | null | undefined;
  sceneId: string;
};
export type ScenePlace = {
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
export type sceneChangesMoveMutation$variables = {
  input: MoveScenesInput;
};
export type sceneChangesMoveMutation$data = {
  readonly moveScenes: {
    readonly scenes: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type sceneChangesMoveMutation = {
  response: sceneChangesMoveMutation$data;
  variables: sceneChangesMoveMutation$variables;
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
    "concreteType": "MoveScenesPayload",
    "kind": "LinkedField",
    "name": "moveScenes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Scene",
        "kind": "LinkedField",
        "name": "scenes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "sceneChangesMoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sceneChangesMoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "57d5b87f4f0a0821a163304ef51dc44c5715677cc8dfb6475970189acb9d135e",
    "metadata": {},
    "name": "sceneChangesMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ff9257c58f4802d21763f34a9d6963f4";

export default node;
