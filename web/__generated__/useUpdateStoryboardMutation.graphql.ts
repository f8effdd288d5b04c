/**
 * @generated SignedSource<<76c9908d55e42267e68901ee921e8535>>
 * @relayHash 046563fe0e2fdffc344f164c31279451
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26abe0f9d3abb0f2309933d5da392c1127dc335bcec2101dcac8cfe9ad822b3b

import { ConcreteRequest } from 'relay-runtime';
export type UpdateStoryboardInput = {
  description?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  storyboardId: string;
};
export type useUpdateStoryboardMutation$variables = {
  input: UpdateStoryboardInput;
};
export type useUpdateStoryboardMutation$data = {
  readonly updateStoryboard: {
    readonly storyboard: {
      readonly id: string;
      readonly name: string;
    };
  };
};
export type useUpdateStoryboardMutation = {
  response: useUpdateStoryboardMutation$data;
  variables: useUpdateStoryboardMutation$variables;
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
    "concreteType": "UpdateStoryboardPayload",
    "kind": "LinkedField",
    "name": "updateStoryboard",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Storyboard",
        "kind": "LinkedField",
        "name": "storyboard",
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
    "name": "useUpdateStoryboardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateStoryboardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "26abe0f9d3abb0f2309933d5da392c1127dc335bcec2101dcac8cfe9ad822b3b",
    "metadata": {},
    "name": "useUpdateStoryboardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "082d47fb0f9ed728a449e3e059f4d7f0";

export default node;
