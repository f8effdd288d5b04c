/**
 * @generated SignedSource<<fabe675b5faad18cfed44442a9166af7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrganizationDangerZone_organization$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanLeave: boolean;
  readonly " $fragmentType": "OrganizationDangerZone_organization";
};
export type OrganizationDangerZone_organization$key = {
  readonly " $data"?: OrganizationDangerZone_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationDangerZone_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrganizationDangerZone_organization",
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
      "name": "viewerCanLeave",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "bf61f051aa16688ce2de56f9a8633e9d";

export default node;
