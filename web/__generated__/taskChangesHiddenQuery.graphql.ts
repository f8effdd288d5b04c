/**
 * @generated SignedSource<<7c877a0bd8e919c7156ad23990e6e852>>
 * @relayHash 0acd79e96560b85a576b0a9eb28e301d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eb58507af10bcd508b35350f04a21b0c9804eedaac6c98e0da838114fb0b487

import { ConcreteRequest } from 'relay-runtime';
export type TaskPriority = "HIGH" | "LOW" | "MEDIUM" | "%future added value";
export type TaskStatus = "BLOCKED" | "DONE" | "IN_PROGRESS" | "IN_REVIEW" | "TODO" | "%future added value";
export type TaskFilter = {
  assigneeIds?: ReadonlyArray<string> | null | undefined;
  dueFrom?: string | null | undefined;
  dueTo?: string | null | undefined;
  exceptId?: string | null | undefined;
  externalIds?: ReadonlyArray<string> | null | undefined;
  hasDueDate?: boolean | null | undefined;
  isBlocked?: boolean | null | undefined;
  isLate?: boolean | null | undefined;
  isUnassigned?: boolean | null | undefined;
  priorities?: ReadonlyArray<TaskPriority> | null | undefined;
  projectIds?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
  shotIds?: ReadonlyArray<string> | null | undefined;
  statuses?: ReadonlyArray<TaskStatus> | null | undefined;
  updatedSince?: string | null | undefined;
};
export type taskChangesHiddenQuery$variables = {
  filter?: TaskFilter | null | undefined;
  first: number;
  projectId: string;
};
export type taskChangesHiddenQuery$data = {
  readonly project: {
    readonly newest: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
      }>;
    };
  } | null | undefined;
};
export type taskChangesHiddenQuery = {
  response: taskChangesHiddenQuery$data;
  variables: taskChangesHiddenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "projectId"
},
v3 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "projectId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": "newest",
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    },
    {
      "kind": "Literal",
      "name": "orderBy",
      "value": {
        "direction": "DESC",
        "field": "CREATED"
      }
    }
  ],
  "concreteType": "TaskConnection",
  "kind": "LinkedField",
  "name": "tasks",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "taskChangesHiddenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "taskChangesHiddenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8eb58507af10bcd508b35350f04a21b0c9804eedaac6c98e0da838114fb0b487",
    "metadata": {},
    "name": "taskChangesHiddenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "427d9019089e139885db62b78112b7a9";

export default node;
