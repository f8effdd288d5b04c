/**
 * @generated SignedSource<<9e6989f1d494458fe89d276fcff7e4a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShotPicture_shot$data = {
  readonly code: string;
  readonly views: ReadonlyArray<{
    readonly image: {
      readonly __typename: "Media";
    } | null | undefined;
    readonly revision: number;
    readonly thumbnailUrl: string;
  }>;
  readonly " $fragmentType": "ShotPicture_shot";
};
export type ShotPicture_shot$key = {
  readonly " $data"?: ShotPicture_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShotPicture_shot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShotPicture_shot",
  "selections": [
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
      "concreteType": "View",
      "kind": "LinkedField",
      "name": "views",
      "plural": true,
      "selections": [
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
              "value": 420
            }
          ],
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": "thumbnailUrl(width:420)"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
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

(node as any).hash = "0c08ae984358f8390c0aa5b33a1d35bd";

export default node;
