/**
 * @generated SignedSource<<78c90dabb24ffa367f1ab3351c2fac22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectNavigation_project$data = {
  readonly assetCounts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useAssetCounts_counts">;
  }>;
  readonly id: string;
  readonly name: string;
  readonly organization: {
    readonly " $fragmentSpreads": FragmentRefs<"ProjectNavigation_organization">;
  };
  readonly shotCount: number;
  readonly " $fragmentType": "ProjectNavigation_project";
};
export type ProjectNavigation_project$key = {
  readonly " $data"?: ProjectNavigation_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectNavigation_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectNavigation_project",
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
      "name": "shotCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssetTypeCount",
      "kind": "LinkedField",
      "name": "assetCounts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useAssetCounts_counts"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProjectNavigation_organization"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c3fcfd9db2a8d7ee657d5cac320e30eb";

export default node;
