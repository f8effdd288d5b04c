/**
 * @generated SignedSource<<498614e81891aee1258c444d10a9af4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoryboardWorkspace_project$data = {
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardBoard_project">;
  readonly " $fragmentType": "StoryboardWorkspace_project";
};
export type StoryboardWorkspace_project$key = {
  readonly " $data"?: StoryboardWorkspace_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardWorkspace_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryboardWorkspace_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "StoryboardBoard_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "592cdf3dbee0dc47522e7b787be4c2f4";

export default node;
