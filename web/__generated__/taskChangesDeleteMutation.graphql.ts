/**
 * @generated SignedSource<<16c2b33fc94aa2467b42e733be51e9c6>>
 * @relayHash 9d24c229152a750070e812bf5b2b834e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0037d34b719663313d3fdcca70ca4301209169b8437549c70b75e2b8d47af71a

import { ConcreteRequest } from 'relay-runtime';
export type DeleteTasksInput = {
  tasks: ReadonlyArray<TaskAtVersion>;
};
export type TaskAtVersion = {
  expectedVersion?: number | null | undefined;
  taskId: string;
};
export type taskChangesDeleteMutation$variables = {
  input: DeleteTasksInput;
};
export type taskChangesDeleteMutation$data = {
  readonly deleteTasks: {
    readonly deletedTaskIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type taskChangesDeleteMutation = {
  response: taskChangesDeleteMutation$data;
  variables: taskChangesDeleteMutation$variables;
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
    "concreteType": "DeleteTasksPayload",
    "kind": "LinkedField",
    "name": "deleteTasks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedTaskIds",
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
    "name": "taskChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "taskChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0037d34b719663313d3fdcca70ca4301209169b8437549c70b75e2b8d47af71a",
    "metadata": {},
    "name": "taskChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96d2bd1c3da20ae02da83d3b590b3b31";

export default node;
