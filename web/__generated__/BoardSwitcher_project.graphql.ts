/**
 * @generated SignedSource<<9a43109e6595ca41cd9053473693c42f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BoardSwitcher_project$data = {
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useProjectBoards_project">;
  readonly " $fragmentType": "BoardSwitcher_project";
};
export type BoardSwitcher_project$key = {
  readonly " $data"?: BoardSwitcher_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardSwitcher_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardSwitcher_project",
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

(node as any).hash = "5a779fa1c35926d9224fa163f5c865e5";

export default node;
