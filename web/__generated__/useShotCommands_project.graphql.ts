/**
 * @generated SignedSource<<88663921401f8605b3b5f1a5aa30a8dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useShotCommands_project$data = {
  readonly statuses: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StatusMenu_status">;
  }>;
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
      "alias": null,
      "args": null,
      "concreteType": "ShotStatus",
      "kind": "LinkedField",
      "name": "statuses",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatusMenu_status"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "47a0bc762229ac4e37eb3e046c6cf77d";

export default node;
