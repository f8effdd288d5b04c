/**
 * @generated SignedSource<<6a6cf75099d7fbccbb46cb991110f3d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditProjectForm_project$data = {
  readonly code: string;
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "EditProjectForm_project";
};
export type EditProjectForm_project$key = {
  readonly " $data"?: EditProjectForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditProjectForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditProjectForm_project",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "66d436c691e501f5b0cf507966a6dea9";

export default node;
