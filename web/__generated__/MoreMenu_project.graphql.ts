/**
 * @generated SignedSource<<ed895f004f3f5548db01414e8ed11313>>
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ffeb1a7d464de5d6dba627aba8c53934";

export default node;
