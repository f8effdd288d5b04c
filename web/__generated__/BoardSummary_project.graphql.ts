/**
 * @generated SignedSource<<188376a32ecad36726e65afeff4fa60d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BoardSummary_project$data = {
  readonly id: string;
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "5d5320b12f049c61fb08c1216003d6ef";

export default node;
