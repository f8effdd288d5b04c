/**
 * @generated SignedSource<<e6ad9ab4d3f38a601fcb16ef72c76489>>
 * @relayHash 7734a5e811d3b05ba62b460f5aebbbb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 063a22bb3fb6b015463113223bb616d5012a667ab92771bfdaf5ac7b50814c6f

import { ConcreteRequest } from 'relay-runtime';
export type TaskPriority = "HIGH" | "LOW" | "MEDIUM" | "%future added value";
export type TaskStatus = "BLOCKED" | "DONE" | "IN_PROGRESS" | "IN_REVIEW" | "TODO" | "%future added value";
export type CreateTaskInput = {
  assigneeId?: string | null | undefined;
  dependsOnIds?: ReadonlyArray<string> | null | undefined;
  description?: string | null | undefined;
  dueDate?: string | null | undefined;
  place?: TaskPlace | null | undefined;
  priority?: TaskPriority;
  projectId: string;
  shotIds?: ReadonlyArray<string> | null | undefined;
  status?: TaskStatus;
  title: string;
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
export type carryServerTaskMutation$variables = {
  input: CreateTaskInput;
};
export type carryServerTaskMutation$data = {
  readonly createTask: {
    readonly task: {
      readonly id: string;
    };
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
    "concreteType": "CreateTaskPayload",
    "kind": "LinkedField",
    "name": "createTask",
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
    "id": "063a22bb3fb6b015463113223bb616d5012a667ab92771bfdaf5ac7b50814c6f",
    "metadata": {},
    "name": "carryServerTaskMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5608f77f125733bb9b03383726f6a211";

export default node;
