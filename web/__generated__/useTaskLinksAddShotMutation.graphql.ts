/**
 * @generated SignedSource<<5471e779b1dbc39085833d71bdc3296f>>
 * @relayHash d39b821cb2c5f6be25a18f619d5c0d3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12c13b6beee8612bf1c3e962640234bdc16483fbeb04c8ba3a3cd58bc5bf2c5a

import { ConcreteRequest } from 'relay-runtime';
export type AddTaskShotInput = {
  shotId: string;
  taskId: string;
};
export type useTaskLinksAddShotMutation$variables = {
  input: AddTaskShotInput;
};
export type useTaskLinksAddShotMutation$data = {
  readonly addTaskShot: {
    readonly task: {
      readonly id: string;
    };
  } | null | undefined;
};
export type useTaskLinksAddShotMutation = {
  response: useTaskLinksAddShotMutation$data;
  variables: useTaskLinksAddShotMutation$variables;
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
    "concreteType": "AddTaskShotPayload",
    "kind": "LinkedField",
    "name": "addTaskShot",
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
    "name": "useTaskLinksAddShotMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTaskLinksAddShotMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "12c13b6beee8612bf1c3e962640234bdc16483fbeb04c8ba3a3cd58bc5bf2c5a",
    "metadata": {},
    "name": "useTaskLinksAddShotMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f37f4bbbe5823f632099156d3b1eb630";

export default node;
