/**
 * @generated SignedSource<<f4367530160c3618140d77dbcf844c37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AcceptInvitation_offer$data = {
  readonly email: string;
  readonly organizationName: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organizationName",
      "storageKey": null
    }
  ],
  "type": "InvitationOffer",
  "abstractKey": null
};

(node as any).hash = "4d69fb9d54852e01ab773c44393513e4";

export default node;
