/**
 * @generated SignedSource<<80b338c9bba463c22d719a893cf67443>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShotTextField_shot$data = {
  readonly cameraNote: string;
  readonly dialogue: string;
  readonly id: string;
  readonly notes: string;
  readonly version: number;
  readonly " $fragmentType": "ShotTextField_shot";
};
export type ShotTextField_shot$key = {
  readonly " $data"?: ShotTextField_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShotTextField_shot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShotTextField_shot",
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
      "name": "version",
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
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cameraNote",
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
};

(node as any).hash = "20a116aaab9b8622a49a155875bce500";

export default node;
