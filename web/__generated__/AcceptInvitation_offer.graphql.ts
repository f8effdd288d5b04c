/**
 * @generated SignedSource<<a75733119b6ae9abaf1c2a14b57c7781>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AcceptInvitation_offer$data = {
  readonly email: string | null | undefined;
  readonly " $fragmentType": "AcceptInvitation_offer";
};
export type AcceptInvitation_offer$key = {
  readonly " $data"?: AcceptInvitation_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptInvitation_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptInvitation_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "InvitationOffer",
  "abstractKey": null
};

(node as any).hash = "c73a56789860cebeedc6833ade094e11";

export default node;
