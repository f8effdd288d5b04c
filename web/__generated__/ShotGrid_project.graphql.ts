/**
 * @generated SignedSource<<fe6cda44f55439138659d1226ba3e971>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShotGrid_project$data = {
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useShotCommands_project">;
  readonly " $fragmentType": "ShotGrid_project";
};
export type ShotGrid_project$key = {
  readonly " $data"?: ShotGrid_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShotGrid_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShotGrid_project",
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
      "name": "useShotCommands_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c8a855cd5d0ba3b40095a942e2b6dfb4";

export default node;
