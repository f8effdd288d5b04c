/**
 * @generated SignedSource<<752d609452880c00b052e607a77d210a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MemberTable_viewer$data = {
  readonly id: string;
  readonly " $fragmentType": "MemberTable_viewer";
};
export type MemberTable_viewer$key = {
  readonly " $data"?: MemberTable_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberTable_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberTable_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6da87958febc34ebefe614975fc8cecd";

export default node;
