/**
 * @generated SignedSource<<847e6e46af876eec497ab02c62634fbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AcceptInvitation_viewer$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly " $fragmentType": "AcceptInvitation_viewer";
};
export type AcceptInvitation_viewer$key = {
  readonly " $data"?: AcceptInvitation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptInvitation_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptInvitation_viewer",
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
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      "action": "THROW"
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

(node as any).hash = "1c0a95b57b5275a55aaab39fcd432822";

export default node;
