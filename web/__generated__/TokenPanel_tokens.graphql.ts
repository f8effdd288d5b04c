/**
 * @generated SignedSource<<cb677302930125c4054abfa1f14d44d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TokenPanel_tokens$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"TokenRow_token">;
  readonly " $fragmentType": "TokenPanel_tokens";
}>;
export type TokenPanel_tokens$key = ReadonlyArray<{
  readonly " $data"?: TokenPanel_tokens$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokenPanel_tokens">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TokenPanel_tokens",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TokenRow_token"
    }
  ],
  "type": "AccessToken",
  "abstractKey": null
};

(node as any).hash = "df3fd5449896c714ce3f216ce2fd79da";

export default node;
