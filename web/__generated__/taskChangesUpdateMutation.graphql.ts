/**
 * @generated SignedSource<<fe97cca58ea346d56939214bfbf33935>>
 * @relayHash 3af02bb70bcf4ee76c61757313afc466
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6401c2c3753b902b089e550c4af02d055767d4ad9f3657a27c2bd69c859f51f

import { ConcreteRequest } from 'relay-runtime';
export type TaskPriority = "HIGH" | "LOW" | "MEDIUM" | "%future added value";
export type TaskStatus = "BLOCKED" | "DONE" | "IN_PROGRESS" | "IN_REVIEW" | "TODO" | "%future added value";
export type UpdateTasksInput = {
  tasks: ReadonlyArray<TaskUpdate>;
};
export type TaskUpdate = {
  assigneeIds?: ReadonlyArray<string> | null | undefined;
  dependsOnIds?: ReadonlyArray<string> | null | undefined;
  description?: string | null | undefined;
  dueDate?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  externalId?: string | null | undefined;
  priority?: TaskPriority | null | undefined;
  shotIds?: ReadonlyArray<string> | null | undefined;
  status?: TaskStatus | null | undefined;
  taskId: string;
  title?: string | null | undefined;
};
export type taskChangesUpdateMutation$variables = {
  input: UpdateTasksInput;
};
export type taskChangesUpdateMutation$data = {
  readonly updateTasks: {
    readonly tasks: ReadonlyArray<{
      readonly id: string;
      readonly isLate: boolean;
      readonly status: TaskStatus;
      readonly title: string;
      readonly version: number;
    }>;
  } | null | undefined;
};
export type taskChangesUpdateMutation = {
  response: taskChangesUpdateMutation$data;
  variables: taskChangesUpdateMutation$variables;
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
    "concreteType": "UpdateTasksPayload",
    "kind": "LinkedField",
    "name": "updateTasks",
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isLate",
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
    "name": "taskChangesUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "taskChangesUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a6401c2c3753b902b089e550c4af02d055767d4ad9f3657a27c2bd69c859f51f",
    "metadata": {},
    "name": "taskChangesUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b85620f0168d54369e640a4b41206d2";

export default node;
