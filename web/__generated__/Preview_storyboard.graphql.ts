/**
 * @generated SignedSource<<b39ecb9687dfad2487fdcd132f37071f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Preview_storyboard$data = {
  readonly id: string;
  readonly soundtrack: {
    readonly duration: number;
    readonly id: string;
    readonly name: string;
    readonly offset: number;
    readonly url: string;
    readonly volume: number;
  } | null | undefined;
  readonly " $fragmentType": "Preview_storyboard";
};
export type Preview_storyboard$key = {
  readonly " $data"?: Preview_storyboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"Preview_storyboard">;
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
  "name": "Preview_storyboard",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Soundtrack",
      "kind": "LinkedField",
      "name": "soundtrack",
      "plural": false,
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
          "name": "url",
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
          "kind": "ScalarField",
          "name": "offset",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "volume",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Storyboard",
  "abstractKey": null
};
})();

(node as any).hash = "a59929222428fafee839d924a09a86ac";

export default node;
