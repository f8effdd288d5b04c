/**
 * @generated SignedSource<<ba06f4a547f9df9922a107630f9bbec3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaskBoard_query$data = {
  readonly blocked: {
    readonly " $fragmentSpreads": FragmentRefs<"TaskColumn_project">;
  } | null | undefined;
  readonly done: {
    readonly " $fragmentSpreads": FragmentRefs<"TaskColumn_project">;
  } | null | undefined;
  readonly inProgress: {
    readonly " $fragmentSpreads": FragmentRefs<"TaskColumn_project">;
  } | null | undefined;
  readonly inReview: {
    readonly " $fragmentSpreads": FragmentRefs<"TaskColumn_project">;
  } | null | undefined;
  readonly todo: {
    readonly " $fragmentSpreads": FragmentRefs<"TaskColumn_project">;
  } | null | undefined;
  readonly " $fragmentType": "TaskBoard_query";
};
export type TaskBoard_query$key = {
  readonly " $data"?: TaskBoard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskBoard_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "blocked"
    },
    {
      "kind": "RootArgument",
      "name": "done"
    },
    {
      "kind": "RootArgument",
      "name": "inProgress"
    },
    {
      "kind": "RootArgument",
      "name": "inReview"
    },
    {
      "kind": "RootArgument",
      "name": "projectId"
    },
    {
      "kind": "RootArgument",
      "name": "todo"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskBoard_query",
  "selections": [
    {
      "alias": "todo",
      "args": (v0/*:: as any*/),
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "filter",
              "variableName": "todo"
            }
          ],
          "kind": "FragmentSpread",
          "name": "TaskColumn_project"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "inProgress",
      "args": (v0/*:: as any*/),
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "filter",
              "variableName": "inProgress"
            }
          ],
          "kind": "FragmentSpread",
          "name": "TaskColumn_project"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "blocked",
      "args": (v0/*:: as any*/),
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "filter",
              "variableName": "blocked"
            }
          ],
          "kind": "FragmentSpread",
          "name": "TaskColumn_project"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "inReview",
      "args": (v0/*:: as any*/),
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "filter",
              "variableName": "inReview"
            }
          ],
          "kind": "FragmentSpread",
          "name": "TaskColumn_project"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "done",
      "args": (v0/*:: as any*/),
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "filter",
              "variableName": "done"
            }
          ],
          "kind": "FragmentSpread",
          "name": "TaskColumn_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "5486fbae6221d80f1e2a5327edad5400";

export default node;
