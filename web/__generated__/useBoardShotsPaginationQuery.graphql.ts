/**
 * @generated SignedSource<<8784a570c2d64a6df5bfb52c8afebb63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useBoardShotsPaginationQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
  id: string;
};
export type useBoardShotsPaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"useBoardShots_storyboard">;
  } | null | undefined;
};
export type useBoardShotsPaginationQuery = {
  response: useBoardShotsPaginationQuery$data;
  variables: useBoardShotsPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": 60,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBoardShotsPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "useBoardShots_storyboard"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBoardShotsPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "StoryboardShotsConnection",
                "kind": "LinkedField",
                "name": "shots",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StoryboardShotsConnectionEdge",
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
                          (v4/*:: as any*/),
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
                            "concreteType": "Scene",
                            "kind": "LinkedField",
                            "name": "scene",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
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
                              (v4/*:: as any*/),
                              (v6/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "color",
                                "storageKey": null
                              }
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
                              (v4/*:: as any*/),
                              (v6/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "position",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "revision",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "initialWidth",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "initialHeight",
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
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Media",
                                "kind": "LinkedField",
                                "name": "image",
                                "plural": false,
                                "selections": [
                                  (v4/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": [
                                      {
                                        "kind": "Literal",
                                        "name": "width",
                                        "value": 1920
                                      }
                                    ],
                                    "kind": "ScalarField",
                                    "name": "url",
                                    "storageKey": "url(width:1920)"
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
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
                            "name": "code",
                            "storageKey": null
                          },
                          (v6/*:: as any*/),
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
                            "concreteType": "ShotCastingConnection",
                            "kind": "LinkedField",
                            "name": "casting",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
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
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "ShotGrid_shots",
                "kind": "LinkedHandle",
                "name": "shots"
              }
            ],
            "type": "Storyboard",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3e1902f13e31e46378417e0c7ab1fb02",
    "id": null,
    "metadata": {},
    "name": "useBoardShotsPaginationQuery",
    "operationKind": "query",
    "text": "query useBoardShotsPaginationQuery(\n  $after: String\n  $first: Int = 60\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ...useBoardShots_storyboard_2HEEH6\n    id\n  }\n}\n\nfragment BoardPreview_shot on Shot {\n  id\n  ...FramePreviewDialog_shot\n  ...FramePreviewDialog_neighbour\n}\n\nfragment FramePreviewDialog_neighbour on Shot {\n  ...useOnionSkin_shot\n}\n\nfragment FramePreviewDialog_shot on Shot {\n  id\n  aspectRatio\n  views {\n    id\n    ...ViewFrame_view\n  }\n  ...PreviewHeader_shot\n  ...PreviewPanel_shot\n  ...PreviewFooter_shot\n  ...useOnionSkin_shot\n}\n\nfragment PreviewFooter_shot on Shot {\n  id\n  views {\n    id\n    image {\n      id\n    }\n  }\n}\n\nfragment PreviewHeader_shot on Shot {\n  code\n  status {\n    name\n    color\n    id\n  }\n}\n\nfragment PreviewPanel_shot on Shot {\n  id\n  description\n  aspectRatio\n  frames\n  duration\n  views {\n    id\n    ...PreviewViews_view\n  }\n}\n\nfragment PreviewViews_view on View {\n  id\n  name\n  position\n  revision\n  thumbnailUrl(width: 840)\n  image {\n    id\n    url(width: 1920)\n  }\n}\n\nfragment SceneHeading_scene on Scene {\n  number\n  heading\n}\n\nfragment ShotCard_shot on Shot {\n  id\n  description\n  dialogue\n  aspectRatio\n  ...ShotHeadline_shot\n  views {\n    id\n    ...ViewFrame_view\n    ...ViewTabs_view\n  }\n}\n\nfragment ShotDragPreview_shot on Shot {\n  code\n  description\n  views {\n    revision\n    thumbnailUrl(width: 840)\n    id\n  }\n}\n\nfragment ShotGrid_shot on Shot {\n  id\n  aspectRatio\n  scene {\n    id\n    ...SceneHeading_scene\n  }\n  ...useShotCommands_shot\n  ...ShotCard_shot\n  ...ShotDragPreview_shot\n  ...BoardPreview_shot\n}\n\nfragment ShotHeadline_shot on Shot {\n  id\n  code\n  name\n  frames\n  duration\n  casting {\n    totalCount\n  }\n  status {\n    ...ShotStatusButton_status\n    id\n  }\n}\n\nfragment ShotStatusButton_status on ShotStatus {\n  name\n  color\n}\n\nfragment ViewFrame_view on View {\n  id\n  name\n  position\n  revision\n  initialWidth\n  initialHeight\n  thumbnailUrl(width: 840)\n  image {\n    id\n    url(width: 1920)\n  }\n}\n\nfragment ViewTabs_view on View {\n  id\n  name\n  position\n}\n\nfragment useBoardShots_storyboard_2HEEH6 on Storyboard {\n  shots(first: $first, after: $after) {\n    totalCount\n    edges {\n      node {\n        id\n        aspectRatio\n        ...ShotGrid_shot\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment useOnionSkin_shot on Shot {\n  views {\n    id\n    revision\n    thumbnailUrl(width: 840)\n    image {\n      id\n    }\n  }\n}\n\nfragment useShotCommands_shot on Shot {\n  id\n  aspectRatio\n  status {\n    id\n  }\n  views {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b9e133d6acb731184a134028cda5622e";

export default node;
