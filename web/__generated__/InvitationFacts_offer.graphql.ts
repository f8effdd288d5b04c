/**
 * @generated SignedSource<<0e79b71cdcc65e9eed807f4010bd12c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "MEMBER" | "OWNER" | "VIEWER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type InvitationFacts_offer$data = {
  readonly email: string | null | undefined;
  readonly expiresAt: string;
  readonly invitedByName: string;
  readonly organizationName: string;
  readonly role: Role;
  readonly " $fragmentType": "InvitationFacts_offer";
};
export type InvitationFacts_offer$key = {
  readonly " $data"?: InvitationFacts_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationFacts_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationFacts_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organizationName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "InvitationOffer",
  "abstractKey": null
};

(node as any).hash = "ec35ec77d812a705c4333bb33c2d5ea7";

export default node;
