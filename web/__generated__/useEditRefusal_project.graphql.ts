/**
 * @generated SignedSource<<97d49795877dd9fcab078751db372256>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useEditRefusal_project$data = {
  readonly isArchived: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "useEditRefusal_project";
};
export type useEditRefusal_project$key = {
  readonly " $data"?: useEditRefusal_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEditRefusal_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEditRefusal_project",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "0d9e4f820f0d442ce3e07b41b82d6c50";

export default node;
