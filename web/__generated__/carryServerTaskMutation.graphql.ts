/**
 * @generated SignedSource<<705ca90abcc2da943127d812815dd738>>
 * @relayHash 2fc89915e9ba88d87abe0622b62bb84f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7e00df1eb00f2198e833df8e006184fbf9575716dbf19e1cf4fa6c09637d71d

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
export type carryServerTaskMutation$variables = {
  input: CreateTasksInput;
};
export type carryServerTaskMutation$data = {
  readonly createTasks: {
    readonly tasks: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type carryServerTaskMutation = {
  response: carryServerTaskMutation$data;
  variables: carryServerTaskMutation$variables;
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
    "name": "carryServerTaskMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "carryServerTaskMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c7e00df1eb00f2198e833df8e006184fbf9575716dbf19e1cf4fa6c09637d71d",
    "metadata": {},
    "name": "carryServerTaskMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "503dac72e6be3f9f5f2089593c189149";

export default node;
