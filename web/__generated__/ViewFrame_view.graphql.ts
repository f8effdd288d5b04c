/**
 * @generated SignedSource<<1455d0130af760c0da7754cbb4e4da4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ViewFrame_view$data = {
  readonly height: number;
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly revision: number;
  readonly thumbnailUrl: string;
  readonly width: number;
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
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
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

(node as any).hash = "7d6fdb93bdb8627b7d2aac9e4f0fc459";

export default node;
