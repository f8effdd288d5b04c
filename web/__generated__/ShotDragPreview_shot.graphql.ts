/**
 * @generated SignedSource<<d0065cbfa96e8c44ff1d6668fb106844>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShotDragPreview_shot$data = {
  readonly code: string;
  readonly description: string;
  readonly views: ReadonlyArray<{
    readonly revision: number;
    readonly thumbnailUrl: string;
  }>;
  readonly " $fragmentType": "ShotDragPreview_shot";
};
export type ShotDragPreview_shot$key = {
  readonly " $data"?: ShotDragPreview_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShotDragPreview_shot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShotDragPreview_shot",
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
      "kind": "ScalarField",
      "name": "description",
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
              "value": 840
            }
          ],
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": "thumbnailUrl(width:840)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
};

(node as any).hash = "1edd7a72b3629b52a985797e48226370";

export default node;
