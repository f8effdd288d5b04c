/**
 * @generated SignedSource<<330a1d4f6bbedb6e8cc3a24d51df5177>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrganizationDetailsForm_organization$data = {
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly viewerCanAdminister: boolean;
  readonly " $fragmentType": "OrganizationDetailsForm_organization";
};
export type OrganizationDetailsForm_organization$key = {
  readonly " $data"?: OrganizationDetailsForm_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationDetailsForm_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrganizationDetailsForm_organization",
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
      "name": "viewerCanAdminister",
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "a4f80817e4b1ad15970f281cc60e8070";

export default node;
