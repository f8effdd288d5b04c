/**
 * @generated SignedSource<<876509911c3c22abdb412dcb03bf2f97>>
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
  readonly version: number;
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
      "name": "version",
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

(node as any).hash = "1419e5a4152f12f209013bdce90ae52c";

export default node;
