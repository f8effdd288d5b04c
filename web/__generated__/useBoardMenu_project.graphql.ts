/**
 * @generated SignedSource<<21ce079f15b32bd93174561398dacb5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useBoardMenu_project$data = {
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useProjectBoards_project">;
  readonly " $fragmentType": "useBoardMenu_project";
};
export type useBoardMenu_project$key = {
  readonly " $data"?: useBoardMenu_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBoardMenu_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBoardMenu_project",
  "selections": [
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

(node as any).hash = "36f688b105e7aa9b48a23229aff3e1ec";

export default node;
