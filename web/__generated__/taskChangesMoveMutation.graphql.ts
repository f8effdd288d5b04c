/**
 * @generated SignedSource<<8e2fdf539e2a01cf070019b5f257e1f0>>
 * @relayHash 77ff660094dd1c6f2c3d98416d95c914
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30bc231577bcd8c62c57eff148c2572ead4d514344475f50a033aad2289da624

import { ConcreteRequest } from 'relay-runtime';
export type TaskStatus = "BLOCKED" | "DONE" | "IN_PROGRESS" | "IN_REVIEW" | "TODO" | "%future added value";
export type MoveTasksInput = {
  status: TaskStatus;
  tasks: ReadonlyArray<TaskAtVersion>;
  to?: TaskPlace | null | undefined;
};
export type TaskAtVersion = {
  expectedVersion?: number | null | undefined;
  taskId: string;
};
export type TaskPlace = {
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
export type taskChangesMoveMutation$variables = {
  input: MoveTasksInput;
};
export type taskChangesMoveMutation$data = {
  readonly moveTasks: {
    readonly tasks: ReadonlyArray<{
      readonly id: string;
      readonly version: number;
    }>;
  } | null | undefined;
};
export type taskChangesMoveMutation = {
  response: taskChangesMoveMutation$data;
  variables: taskChangesMoveMutation$variables;
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
    "concreteType": "MoveTasksPayload",
    "kind": "LinkedField",
    "name": "moveTasks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "tasks",
        "plural": true,
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
    "name": "taskChangesMoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "taskChangesMoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "30bc231577bcd8c62c57eff148c2572ead4d514344475f50a033aad2289da624",
    "metadata": {},
    "name": "taskChangesMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "19204992e268b7d73f001cd3fcbb8735";

export default node;
