/**
 * @generated SignedSource<<98daba1b1ce4bfb0f280822a07d9a420>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ShotCard_shot$data = {
  readonly aspectRatio: AspectRatio;
  readonly description: string;
  readonly dialogue: string;
  readonly id: string;
  readonly views: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ViewFrame_view" | "ViewTabs_view">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ShotHeadline_shot">;
  readonly " $fragmentType": "ShotCard_shot";
};
export type ShotCard_shot$key = {
  readonly " $data"?: ShotCard_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShotCard_shot">;
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
  "name": "ShotCard_shot",
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
      "name": "aspectRatio",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShotHeadline_shot"
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
          "name": "ViewFrame_view"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ViewTabs_view"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
};
})();

(node as any).hash = "e3a0556d1038a644ceae4a511ef87a75";

export default node;
