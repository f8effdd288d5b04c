/**
 * @generated SignedSource<<b67e43e8ed9d6929c4ceec435e6b2e2e>>
 * @relayHash 02e7cf5b65c5b4563e3250be51a66e37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 389516f2a3f3e587f4abd1e3b4fd7d18a3486be2adb7b1af230eade8a4c47961

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
export type TaskOptionsQuery$variables = {
  filter?: TaskFilter | null | undefined;
  projectId: string;
};
export type TaskOptionsQuery$data = {
  readonly project: {
    readonly tasks: {
      readonly nodes: ReadonlyArray<{
        readonly description: string;
        readonly id: string;
        readonly status: TaskStatus;
        readonly title: string;
      }>;
    };
  } | null | undefined;
};
export type TaskOptionsQuery = {
  response: TaskOptionsQuery$data;
  variables: TaskOptionsQuery$variables;
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
  "name": "projectId"
},
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 50
    },
    {
      "kind": "Literal",
      "name": "orderBy",
      "value": {
        "field": "TITLE"
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
        (v3/*:: as any*/),
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TaskOptionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TaskOptionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "389516f2a3f3e587f4abd1e3b4fd7d18a3486be2adb7b1af230eade8a4c47961",
    "metadata": {},
    "name": "TaskOptionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d064604627a9a1a710e1b189ecb2ef91";

export default node;
