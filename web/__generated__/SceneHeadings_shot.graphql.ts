/**
 * @generated SignedSource<<cc4e56da070a7a49a9124b3197ead0a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SceneHeadings_shot$data = ReadonlyArray<{
  readonly id: string;
  readonly scene: {
    readonly heading: string;
    readonly id: string;
    readonly number: string;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"SceneHeading_scene">;
  } | null | undefined;
  readonly " $fragmentType": "SceneHeadings_shot";
}>;
export type SceneHeadings_shot$key = ReadonlyArray<{
  readonly " $data"?: SceneHeadings_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"SceneHeadings_shot">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "SceneHeadings_shot",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Scene",
      "kind": "LinkedField",
      "name": "scene",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SceneHeading_scene"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
};
})();

(node as any).hash = "0189f66f520244b12d18cc650edcfa0d";

export default node;
