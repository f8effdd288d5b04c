/**
 * @generated SignedSource<<9d9f01a17b6c33d2b3a6745b8d9d3518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MoreMenu_project$data = {
  readonly code: string;
  readonly id: string;
  readonly isArchived: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerCanExport: boolean;
  readonly " $fragmentType": "MoreMenu_project";
};
export type MoreMenu_project$key = {
  readonly " $data"?: MoreMenu_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoreMenu_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoreMenu_project",
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
      "name": "code",
      "storageKey": null
    },
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanExport",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e47951259d61bc8e11f81abf66653684";

export default node;
