/**
 * @generated SignedSource<<87ed24f3fe5b7be696799ff5ab7c1b41>>
 * @relayHash 2705a9eab7abb7e2e580e2e6524b27ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f34c94957775d1fd8c8a5d1b3e5f912ed7030eaea4c866aadac7b74e9c4e287

import { ConcreteRequest } from 'relay-runtime';
export type RemoveTaskShotInput = {
  shotId: string;
  taskId: string;
};
export type useTaskLinksRemoveShotMutation$variables = {
  input: RemoveTaskShotInput;
};
export type useTaskLinksRemoveShotMutation$data = {
  readonly removeTaskShot: {
    readonly task: {
      readonly id: string;
    };
  } | null | undefined;
};
export type useTaskLinksRemoveShotMutation = {
  response: useTaskLinksRemoveShotMutation$data;
  variables: useTaskLinksRemoveShotMutation$variables;
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
    "concreteType": "RemoveTaskShotPayload",
    "kind": "LinkedField",
    "name": "removeTaskShot",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "task",
        "plural": false,
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
    "name": "useTaskLinksRemoveShotMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTaskLinksRemoveShotMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3f34c94957775d1fd8c8a5d1b3e5f912ed7030eaea4c866aadac7b74e9c4e287",
    "metadata": {},
    "name": "useTaskLinksRemoveShotMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38270a8834dd98a7e064e1a3b842b1b9";

export default node;
