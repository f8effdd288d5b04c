/**
 * @generated SignedSource<<0083cdb15abfcca8ed8b5f1b9a943317>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfilePicture_user$data = {
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly " $fragmentType": "ProfilePicture_user";
};
export type ProfilePicture_user$key = {
  readonly " $data"?: ProfilePicture_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePicture_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePicture_user",
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
      "name": "pictureUrl",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b32c81a3d0b5f8bc1081dc26c1920f0d";

export default node;
