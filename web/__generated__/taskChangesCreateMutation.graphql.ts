/**
 * @generated SignedSource<<747f57e898e7dc163da26c7c5b0845cf>>
 * @relayHash 352413142108fd375607fba9848c0469
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4826333430c2a1027de46c04895cd1441a5d2e91ae3cb33c5f393000da4a7e9

import { ConcreteRequest } from 'relay-runtime';
export type TaskPriority = "HIGH" | "LOW" | "MEDIUM" | "%future added value";
export type TaskStatus = "BLOCKED" | "DONE" | "IN_PROGRESS" | "IN_REVIEW" | "TODO" | "%future added value";
export type CreateTasksInput = {
  place?: TaskPlace | null | undefined;
  projectId: string;
  tasks: ReadonlyArray<NewTask>;
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
export type NewTask = {
  assigneeIds?: ReadonlyArray<string> | null | undefined;
  dependsOnIds?: ReadonlyArray<string> | null | undefined;
  description?: string | null | undefined;
  dueDate?: string | null | undefined;
  externalId?: string | null | undefined;
  priority?: TaskPriority | null | undefined;
  shotIds?: ReadonlyArray<string> | null | undefined;
  status?: TaskStatus | null | undefined;
  title: string;
};
export type taskChangesCreateMutation$variables = {
  input: CreateTasksInput;
};
export type taskChangesCreateMutation$data = {
  readonly createTasks: {
    readonly tasks: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type taskChangesCreateMutation = {
  response: taskChangesCreateMutation$data;
  variables: taskChangesCreateMutation$variables;
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
    "concreteType": "CreateTasksPayload",
    "kind": "LinkedField",
    "name": "createTasks",
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
    "name": "taskChangesCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "taskChangesCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c4826333430c2a1027de46c04895cd1441a5d2e91ae3cb33c5f393000da4a7e9",
    "metadata": {},
    "name": "taskChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59abfcf2e5193a47118505f84912a51b";

export default node;
