/**
 * @generated SignedSource<<eb997f810608600b9058cdbea077954f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShotHeadline_shot$data = {
  readonly casting: {
    readonly totalCount: number;
  };
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
      "concreteType": "CastingConnection",
      "kind": "LinkedField",
      "name": "casting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
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

(node as any).hash = "6289261608fced5216d71387a749ce07";

export default node;
