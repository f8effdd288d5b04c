/**
 * @generated SignedSource<<c38f5e3b087ada3c62466d3daa7383dc>>
 * @relayHash c53c1580674fff31a21b7738a3cdc1a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c319e6814640ba7ce5b721fc0bea6b89c3f6ad415fc7f38621dc1b18a00a9df

import { ConcreteRequest } from 'relay-runtime';
export type AddTaskDependencyInput = {
  dependsOnId: string;
  taskId: string;
};
export type useTaskLinksAddDependencyMutation$variables = {
  input: AddTaskDependencyInput;
};
export type useTaskLinksAddDependencyMutation$data = {
  readonly addTaskDependency: {
    readonly task: {
      readonly id: string;
    };
  } | null | undefined;
};
export type useTaskLinksAddDependencyMutation = {
  response: useTaskLinksAddDependencyMutation$data;
  variables: useTaskLinksAddDependencyMutation$variables;
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
    "concreteType": "AddTaskDependencyPayload",
    "kind": "LinkedField",
    "name": "addTaskDependency",
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
    "name": "useTaskLinksAddDependencyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTaskLinksAddDependencyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4c319e6814640ba7ce5b721fc0bea6b89c3f6ad415fc7f38621dc1b18a00a9df",
    "metadata": {},
    "name": "useTaskLinksAddDependencyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "55c4c6c7e9921d31b733750832a8dd40";

export default node;
