/**
 * @generated SignedSource<<ca66d7fb5e03b802dee60b5670512265>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShotCard_shot$data = {
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

(node as any).hash = "e0d388007fb8eb10b1539c01d7795872";

export default node;
