/**
 * @generated SignedSource<<ec8d532ae3efc7a8949cc15794304d23>>
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "159e1cba40e4fc0d8be86fa7e631ae8e";

export default node;
