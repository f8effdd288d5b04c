/**
 * @generated SignedSource<<96eb5508cd537ed627658fb64a1a5da5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ViewFrame_view$data = {
  readonly id: string;
  readonly initialHeight: number;
  readonly initialWidth: number;
  readonly name: string;
  readonly position: number;
  readonly revision: number;
  readonly thumbnailUrl: string;
  readonly " $fragmentType": "ViewFrame_view";
};
export type ViewFrame_view$key = {
  readonly " $data"?: ViewFrame_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewFrame_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewFrame_view",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initialWidth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initialHeight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 840
        }
      ],
      "kind": "ScalarField",
      "name": "thumbnailUrl",
      "storageKey": "thumbnailUrl(width:840)"
    }
  ],
  "type": "View",
  "abstractKey": null
};

(node as any).hash = "4b27abdcc775152bbb6295f6c1fe33de";

export default node;
