/**
 * @generated SignedSource<<e12e50a46fc875b90e3fb55d5c08dc97>>
 * @relayHash 6af350294273eb2db5d956530df91a29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ed578730c4bfb6d6e458b068c9c78dcdcab4280ea16fd3235cf33e07997f50b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
export type BoardSummaryLateQuery$variables = {
  late?: TaskFilter | null | undefined;
  projectId: string;
};
export type BoardSummaryLateQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"BoardSummary_project">;
  } | null | undefined;
};
export type BoardSummaryLateQuery = {
  response: BoardSummaryLateQuery$data;
  variables: BoardSummaryLateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "late"
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BoardSummaryLateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BoardSummary_project"
          }
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
    "name": "BoardSummaryLateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": "late",
            "args": [
              {
                "kind": "Variable",
                "name": "filter",
                "variableName": "late"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
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
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2ed578730c4bfb6d6e458b068c9c78dcdcab4280ea16fd3235cf33e07997f50b",
    "metadata": {},
    "name": "BoardSummaryLateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "648aaad5cc9c78528e3a5830e4c0c2cb";

export default node;
