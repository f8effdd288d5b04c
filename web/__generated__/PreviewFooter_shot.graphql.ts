/**
 * @generated SignedSource<<ddb7568cac2b7f4e9644274d710bbe8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PreviewFooter_shot$data = {
  readonly id: string;
  readonly views: ReadonlyArray<{
    readonly id: string;
    readonly image: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "PreviewFooter_shot";
};
export type PreviewFooter_shot$key = {
  readonly " $data"?: PreviewFooter_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewFooter_shot">;
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
  "name": "PreviewFooter_shot",
  "selections": [
    (v0/*:: as any*/),
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

(node as any).hash = "88cc8adb3d61e824569eac3c04b44dfb";

export default node;
