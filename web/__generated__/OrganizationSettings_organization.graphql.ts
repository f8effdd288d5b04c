/**
 * @generated SignedSource<<8c5d3b10b56a3b28934c5c2f38e27849>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrganizationSettings_organization$data = {
  readonly id: string;
  readonly viewerCanAdminister: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationDangerZone_organization" | "OrganizationDetailsForm_organization" | "PlanSection_organization">;
  readonly " $fragmentType": "OrganizationSettings_organization";
};
export type OrganizationSettings_organization$key = {
  readonly " $data"?: OrganizationSettings_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationSettings_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrganizationSettings_organization",
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
      "name": "viewerCanAdminister",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrganizationDetailsForm_organization"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanSection_organization"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrganizationDangerZone_organization"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "7f13a5dd3f8f4a2f982ae8518c182a2a";

export default node;
