/**
 * @generated SignedSource<<657369d4d23c40012c1b568c3b2e954b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SceneHeading_scene$data = {
  readonly heading: string;
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "dbc5f0349b1577686966b273e5471e21";

export default node;
