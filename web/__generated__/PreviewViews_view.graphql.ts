/**
 * @generated SignedSource<<ab6c7612ed0e3e7ce6f6cc9111bc4c08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PreviewViews_view$data = ReadonlyArray<{
  readonly id: string;
  readonly image: {
    readonly id: string;
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly position: number;
  readonly revision: number;
  readonly thumbnailUrl: string;
  readonly " $fragmentType": "PreviewViews_view";
}>;
export type PreviewViews_view$key = ReadonlyArray<{
  readonly " $data"?: PreviewViews_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewViews_view">;
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
  "name": "PreviewViews_view",
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

(node as any).hash = "38ec01afd2ecdd34d1bbb2b8c8fcfb6b";

export default node;
