/**
 * @generated SignedSource<<7ad89e379568d3d4c0ea8b543d7f5866>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShotHeadline_shot$data = {
  readonly code: string;
  readonly duration: number;
  readonly frames: number;
  readonly id: string;
  readonly name: string;
  readonly status: {
    readonly " $fragmentSpreads": FragmentRefs<"ShotStatusButton_status">;
  } | null | undefined;
  readonly " $fragmentType": "ShotHeadline_shot";
};
export type ShotHeadline_shot$key = {
  readonly " $data"?: ShotHeadline_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShotHeadline_shot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShotHeadline_shot",
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
      "name": "code",
      "storageKey": null
    },
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
      "name": "frames",
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
      "concreteType": "ShotStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ShotStatusButton_status"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
};

(node as any).hash = "9ae84fd4b2e059841148b43955534462";

export default node;
