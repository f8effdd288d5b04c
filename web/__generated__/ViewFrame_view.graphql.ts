/**
 * @generated SignedSource<<79d8a5f38d4048793d4fea731d7fdef7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ViewFrame_view$data = {
  readonly id: string;
  readonly image: {
    readonly id: string;
    readonly url: string;
  } | null | undefined;
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
  "name": "ViewFrame_view",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 1920
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:1920)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "View",
  "abstractKey": null
};
})();

(node as any).hash = "407cb2cff84b48b47910563fedca1dac";

export default node;
