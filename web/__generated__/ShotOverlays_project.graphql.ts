/**
 * @generated SignedSource<<2b81ce014df1fb529b7c0344872a79d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShotOverlays_project$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly statuses: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StatusMenu_status">;
  }>;
  readonly viewerCanAdminister: boolean;
  readonly " $fragmentType": "ShotOverlays_project";
};
export type ShotOverlays_project$key = {
  readonly " $data"?: ShotOverlays_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShotOverlays_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShotOverlays_project",
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
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAdminister",
      "storageKey": null
    },
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

(node as any).hash = "1c8ce6c5adef4e4c773ecdbd60878bd9";

export default node;
