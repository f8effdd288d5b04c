/**
 * @generated SignedSource<<5386df734968b92431e70c4b3ec1cee1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePreviewShots_storyboard$data = {
  readonly id: string;
  readonly shots: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly description: string;
        readonly dialogue: string;
        readonly frames: number;
        readonly id: string;
        readonly name: string;
        readonly scene: {
          readonly id: string;
        } | null | undefined;
        readonly views: ReadonlyArray<{
          readonly id: string;
          readonly largeUrl: string;
          readonly thumbnailUrl: string;
        }>;
        readonly voice: {
          readonly duration: number;
          readonly id: string;
          readonly url: string;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "usePreviewShots_storyboard";
};
export type usePreviewShots_storyboard$key = {
  readonly " $data"?: usePreviewShots_storyboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePreviewShots_storyboard">;
};

import usePreviewShotsPaginationQuery_graphql from './usePreviewShotsPaginationQuery.graphql';

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
      "defaultValue": 200,
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
      "operation": usePreviewShotsPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "usePreviewShots_storyboard",
  "selections": [
    {
      "alias": "shots",
      "args": null,
      "concreteType": "ShotConnection",
      "kind": "LinkedField",
      "name": "__Preview_shots_connection",
      "plural": false,
      "selections": [
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
                  "name": "name",
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
                  "kind": "ScalarField",
                  "name": "dialogue",
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
                  "concreteType": "Scene",
                  "kind": "LinkedField",
                  "name": "scene",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/)
                  ],
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
                    (v1/*:: as any*/),
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
                    },
                    {
                      "alias": "largeUrl",
                      "args": [
                        {
                          "kind": "Literal",
                          "name": "width",
                          "value": 1920
                        }
                      ],
                      "kind": "ScalarField",
                      "name": "thumbnailUrl",
                      "storageKey": "thumbnailUrl(width:1920)"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ShotVoice",
                  "kind": "LinkedField",
                  "name": "voice",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "url",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "duration",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
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
    },
    (v1/*:: as any*/)
  ],
  "type": "Storyboard",
  "abstractKey": null
};
})();

(node as any).hash = "a2d3cf844db4cc0eb3992d2aba89d70b";

export default node;
