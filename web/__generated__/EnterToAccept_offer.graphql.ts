/**
 * @generated SignedSource<<1a5c29927cb34ce90e099c4a82e74eb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EnterToAccept_offer$data = {
  readonly email: string | null | undefined;
  readonly hasAccount: boolean;
  readonly " $fragmentType": "EnterToAccept_offer";
};
export type EnterToAccept_offer$key = {
  readonly " $data"?: EnterToAccept_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnterToAccept_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnterToAccept_offer",
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
      "name": "hasAccount",
      "storageKey": null
    }
  ],
  "type": "InvitationOffer",
  "abstractKey": null
};

(node as any).hash = "a8761c3584ff5df38a60f325cdb2fc3a";

export default node;
