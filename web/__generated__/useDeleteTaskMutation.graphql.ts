/**
 * @generated SignedSource<<8dbdc03803344d7cb93744276f371e7b>>
 * @relayHash 045ef93c1245f9e1e68d8196f4cb2680
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 323fd54fda7a5ab54501fc150a990a97a0a308cd42e7200648660a63b1232725

import { ConcreteRequest } from 'relay-runtime';
export type DeleteTaskInput = {
  taskId: string;
};
export type useDeleteTaskMutation$variables = {
  input: DeleteTaskInput;
};
export type useDeleteTaskMutation$data = {
  readonly deleteTask: {
    readonly deletedTaskId: string;
  } | null | undefined;
};
export type useDeleteTaskMutation = {
  response: useDeleteTaskMutation$data;
  variables: useDeleteTaskMutation$variables;
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
    "concreteType": "DeleteTaskPayload",
    "kind": "LinkedField",
    "name": "deleteTask",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedTaskId",
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
    "name": "useDeleteTaskMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteTaskMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "323fd54fda7a5ab54501fc150a990a97a0a308cd42e7200648660a63b1232725",
    "metadata": {},
    "name": "useDeleteTaskMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5b42ef5f467aa1a0b7994a62b19f994";

export default node;
