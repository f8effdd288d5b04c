/**
 * @generated SignedSource<<50397a3b4fdc3b5c541a2ed772995d04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFrameRate_project$data = {
  readonly frameRate: {
    readonly denominator: number;
    readonly numerator: number;
  };
  readonly " $fragmentType": "useFrameRate_project";
};
export type useFrameRate_project$key = {
  readonly " $data"?: useFrameRate_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFrameRate_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFrameRate_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FrameRate",
      "kind": "LinkedField",
      "name": "frameRate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numerator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "denominator",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "fd12daa0519039d23701e6a690393ec6";

export default node;
