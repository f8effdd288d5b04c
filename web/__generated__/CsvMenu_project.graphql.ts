/**
 * @generated SignedSource<<4cb1236552ecbcf671a3a804b429a51b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CsvMenu_project$data = {
  readonly code: string;
  readonly id: string;
  readonly isArchived: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "CsvMenu_project";
};
export type CsvMenu_project$key = {
  readonly " $data"?: CsvMenu_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CsvMenu_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CsvMenu_project",
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

(node as any).hash = "e30b0aadd578dbb65878e7977efcce2e";

export default node;
