/**
 * @generated SignedSource<<fb8d8261435749e42556ed76edc516ff>>
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
  readonly " $fragmentSpreads": FragmentRefs<"LogoSection_organization" | "OrganizationDangerZone_organization" | "OrganizationDetailsForm_organization" | "PlanSection_organization">;
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
      "name": "LogoSection_organization"
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

(node as any).hash = "9c764589e0c2bd0e9cfc45f1472625ca";

export default node;
