/**
 * @generated SignedSource<<3a6b3e0efda96d57691430c1f0cfd1d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useShotCommands_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShotOverlays_project">;
  readonly " $fragmentType": "useShotCommands_project";
};
export type useShotCommands_project$key = {
  readonly " $data"?: useShotCommands_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShotCommands_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShotCommands_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShotOverlays_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ab9cd95fddf2531e8f8c4e6fcfeb6554";

export default node;
