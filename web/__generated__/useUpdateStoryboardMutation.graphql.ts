/**
 * @generated SignedSource<<602757b50fcff142cba5268bc22a093a>>
 * @relayHash 80b7caf08952be7367e91ccb13607ccc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa661aa33cf03618310813792f8397d87e4624a5ec907395df010ec81c393b4f

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
      readonly version: number;
    };
  } | null | undefined;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "id": "fa661aa33cf03618310813792f8397d87e4624a5ec907395df010ec81c393b4f",
    "metadata": {},
    "name": "useUpdateStoryboardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2c03c14745dd4bcd53d8fee04e792a96";

export default node;
