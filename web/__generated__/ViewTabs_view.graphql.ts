/**
 * @generated SignedSource<<a75ee5516fc1586b9d94ed637b4d64be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ViewTabs_view$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly " $fragmentType": "ViewTabs_view";
}>;
export type ViewTabs_view$key = ReadonlyArray<{
  readonly " $data"?: ViewTabs_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewTabs_view">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ViewTabs_view",
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
      "name": "position",
      "storageKey": null
    }
  ],
  "type": "View",
  "abstractKey": null
};

(node as any).hash = "64082aa5f33d6366624fb82245c50808";

export default node;
