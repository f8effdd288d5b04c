/**
 * @generated SignedSource<<a827601abd9f26110cbb6b85364553e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PreviewPanel_shot$data = {
  readonly aspectRatio: AspectRatio;
  readonly cameraNote: string;
  readonly description: string;
  readonly dialogue: string;
  readonly duration: number;
  readonly frames: number;
  readonly id: string;
  readonly notes: string;
  readonly scriptLine: number | null | undefined;
  readonly views: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PreviewViews_view">;
  }>;
  readonly " $fragmentType": "PreviewPanel_shot";
};
export type PreviewPanel_shot$key = {
  readonly " $data"?: PreviewPanel_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewPanel_shot">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewPanel_shot",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dialogue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cameraNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scriptLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aspectRatio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "View",
      "kind": "LinkedField",
      "name": "views",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PreviewViews_view"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
};
})();

(node as any).hash = "49c82d1040404d5109851c294a94c165";

export default node;
