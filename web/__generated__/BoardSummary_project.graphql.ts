/**
 * @generated SignedSource<<a56c95ec54f9ab53a3889f814dc03750>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BoardSummary_project$data = {
  readonly late: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "BoardSummary_project";
};
export type BoardSummary_project$key = {
  readonly " $data"?: BoardSummary_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardSummary_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "late"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardSummary_project",
  "selections": [
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
      "concreteType": "ProjectTasksConnection",
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "401d1cb0e7707d8c997115fda1b7d146";

export default node;
