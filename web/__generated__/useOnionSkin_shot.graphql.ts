/**
 * @generated SignedSource<<8e8491992238656a0a79445b64dd08c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOnionSkin_shot$data = {
  readonly views: ReadonlyArray<{
    readonly id: string;
    readonly image: {
      readonly id: string;
    } | null | undefined;
    readonly revision: number;
    readonly thumbnailUrl: string;
  }>;
  readonly " $fragmentType": "useOnionSkin_shot";
};
export type useOnionSkin_shot$key = {
  readonly " $data"?: useOnionSkin_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOnionSkin_shot">;
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
  "name": "useOnionSkin_shot",
  "selections": [
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
};
})();

(node as any).hash = "7176da4eeda3063fbe5151fed5e13074";

export default node;
