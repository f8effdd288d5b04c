/**
 * @generated SignedSource<<1d45cb2d7d4346fa893774bbea5c0e28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArchivedBanner_project$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly viewerCanAdminister: boolean;
  readonly " $fragmentType": "ArchivedBanner_project";
};
export type ArchivedBanner_project$key = {
  readonly " $data"?: ArchivedBanner_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedBanner_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchivedBanner_project",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7ee4478bf1b77fc14e9e4abd589fc830";

export default node;
