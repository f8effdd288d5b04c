/**
 * @generated SignedSource<<69766c421695e6656dbfe1cf90ef6c64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SceneHeading_scene$data = {
  readonly heading: string;
  readonly number: string;
  readonly " $fragmentType": "SceneHeading_scene";
};
export type SceneHeading_scene$key = {
  readonly " $data"?: SceneHeading_scene$data;
  readonly " $fragmentSpreads": FragmentRefs<"SceneHeading_scene">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SceneHeading_scene",
  "selections": [
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
    }
  ],
  "type": "Scene",
  "abstractKey": null
};

(node as any).hash = "5b0e605d9ef482bb3ac6f6f6266f653c";

export default node;
