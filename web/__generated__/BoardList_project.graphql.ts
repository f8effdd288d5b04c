/**
 * @generated SignedSource<<11114909b07b737e20fff512103edfe4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BoardList_project$data = {
  readonly isArchived: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useProjectBoards_project">;
  readonly " $fragmentType": "BoardList_project";
};
export type BoardList_project$key = {
  readonly " $data"?: BoardList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardList_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProjectBoards_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "d1936c814a359d6eb6dddf0ea0a8deca";

export default node;
