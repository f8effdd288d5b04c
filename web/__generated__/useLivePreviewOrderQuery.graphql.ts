/**
 * @generated SignedSource<<0c8ea9937e5ce38a58b1f2ac8f797510>>
 * @relayHash b99d74a03c8ea56b472985e955c65c5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc59f10aa6cc0acc4f5028d41811ded3a8f390fd9749284b2b58ca5af7cd2fca

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useLivePreviewOrderQuery$variables = {
  boardId: string;
  first: number;
};
export type useLivePreviewOrderQuery$data = {
  readonly board: {
    readonly id?: string;
    readonly played?: {
      readonly " $fragmentSpreads": FragmentRefs<"usePreviewShots_storyboard">;
    } | null | undefined;
  } | null | undefined;
};
export type useLivePreviewOrderQuery = {
  response: useLivePreviewOrderQuery$data;
  variables: useLivePreviewOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "boardId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "boardId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLivePreviewOrderQuery",
    "selections": [
      {
        "alias": "board",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": (v3/*:: as any*/),
                      "kind": "FragmentSpread",
                      "name": "usePreviewShots_storyboard"
                    }
                  ],
                  "type": "Storyboard",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "played"
              }
            ],
            "type": "Storyboard",
            "abstractKey": null
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
    "name": "useLivePreviewOrderQuery",
    "selections": [
      {
        "alias": "board",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "ShotConnection",
                "kind": "LinkedField",
                "name": "shots",
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
                          (v2/*:: as any*/),
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
                              (v2/*:: as any*/)
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
                              (v2/*:: as any*/),
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
                              (v2/*:: as any*/),
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
                          (v4/*:: as any*/)
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
                "args": (v3/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "Preview_shots",
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
    "id": "bc59f10aa6cc0acc4f5028d41811ded3a8f390fd9749284b2b58ca5af7cd2fca",
    "metadata": {},
    "name": "useLivePreviewOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b129f73977886c7177d8eadf194bdece";

export default node;
