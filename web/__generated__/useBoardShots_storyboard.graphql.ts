/**
 * @generated SignedSource<<1b40c82318adb771c07543dc918d895d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useBoardShots_storyboard$data = {
  readonly id: string;
  readonly shots: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly aspectRatio: AspectRatio;
        readonly id: string;
        readonly rank: string;
        readonly " $fragmentSpreads": FragmentRefs<"ShotGrid_shot">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "useBoardShots_storyboard";
};
export type useBoardShots_storyboard$key = {
  readonly " $data"?: useBoardShots_storyboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBoardShots_storyboard">;
};

import useBoardShotsPaginationQuery_graphql from './useBoardShotsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "shots"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 60,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": useBoardShotsPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "useBoardShots_storyboard",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": "shots",
      "args": null,
      "concreteType": "ShotConnection",
      "kind": "LinkedField",
      "name": "__ShotGrid_shots_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShotEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Shot",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "aspectRatio",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rank",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ShotGrid_shot"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
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

(node as any).hash = "f705fe277d9583bcc2831cc8c54bbacf";

export default node;
