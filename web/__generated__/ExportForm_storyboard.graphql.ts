/**
 * @generated SignedSource<<39fc52c38dfd70ddf330545dc0400d19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExportForm_storyboard$data = {
  readonly scenes: ReadonlyArray<{
    readonly heading: string;
    readonly id: string;
    readonly number: string;
  }>;
  readonly " $fragmentType": "ExportForm_storyboard";
};
export type ExportForm_storyboard$key = {
  readonly " $data"?: ExportForm_storyboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportForm_storyboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportForm_storyboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Scene",
      "kind": "LinkedField",
      "name": "scenes",
      "plural": true,
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heading",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Storyboard",
  "abstractKey": null
};

(node as any).hash = "c4e146690cce80f548099bc94d74d726";

export default node;
