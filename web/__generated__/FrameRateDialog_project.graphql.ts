/**
 * @generated SignedSource<<2e15016a51c2b8b2825692f099ff10bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FrameRateDialog_project$data = {
  readonly frameRate: {
    readonly denominator: number;
    readonly numerator: number;
  };
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useProjectBoards_project">;
  readonly " $fragmentType": "FrameRateDialog_project";
};
export type FrameRateDialog_project$key = {
  readonly " $data"?: FrameRateDialog_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrameRateDialog_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrameRateDialog_project",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProjectBoards_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "506ddb7e5915c33f0caa71af709ce94d";

export default node;
