/**
 * @generated SignedSource<<aeb21975aa6efdb9a9d82c74ffd63312>>
 * @relayHash 6144ec3daaf4630637ef6d8f24ccb252
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90f41d76497d2c4e9a0a1d26f9234fe2fbc49d781a67b9128710459bee3ffb0a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PreviewPageQuery$variables = {
  boardId: string;
  hasBoard: boolean;
  projectId: string;
};
export type PreviewPageQuery$data = {
  readonly board?: {
    readonly project?: {
      readonly id: string;
    };
    readonly shown?: {
      readonly " $fragmentSpreads": FragmentRefs<"PreviewPage_storyboard">;
    } | null | undefined;
  } | null | undefined;
  readonly project: {
    readonly id: string;
    readonly isArchived: boolean;
    readonly name: string;
    readonly storyboard: {
      readonly " $fragmentSpreads": FragmentRefs<"PreviewPage_storyboard">;
    };
    readonly viewerCanEdit: boolean;
    readonly viewerCanExport: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"useFrameRate_project">;
  } | null | undefined;
};
export type PreviewPageQuery = {
  response: PreviewPageQuery$data;
  variables: PreviewPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "boardId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasBoard"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "projectId"
},
v3 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "projectId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
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
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanExport",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isArchived",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v9 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "PreviewPage_storyboard"
  }
],
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "boardId"
  }
],
v11 = [
  (v4/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "project",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v13 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 200
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "duration",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": (v13/*:: as any*/),
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
            (v4/*:: as any*/),
            (v5/*:: as any*/),
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
              "selections": (v11/*:: as any*/),
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
                (v4/*:: as any*/),
                (v14/*:: as any*/),
                (v15/*:: as any*/)
              ],
              "storageKey": null
            },
            (v16/*:: as any*/)
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
  "storageKey": "shots(first:200)"
},
v18 = {
  "alias": null,
  "args": (v13/*:: as any*/),
  "filters": null,
  "handle": "connection",
  "key": "Preview_shots",
  "kind": "LinkedHandle",
  "name": "shots"
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Soundtrack",
  "kind": "LinkedField",
  "name": "soundtrack",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offset",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "volume",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PreviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useFrameRate_project"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Storyboard",
            "kind": "LinkedField",
            "name": "storyboard",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasBoard",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "board",
            "args": (v10/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": (v9/*:: as any*/),
                      "type": "Storyboard",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "shown"
                  }
                ],
                "type": "Storyboard",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PreviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
            "alias": null,
            "args": null,
            "concreteType": "Storyboard",
            "kind": "LinkedField",
            "name": "storyboard",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasBoard",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "board",
            "args": (v10/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v16/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v12/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "type": "Storyboard",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "90f41d76497d2c4e9a0a1d26f9234fe2fbc49d781a67b9128710459bee3ffb0a",
    "metadata": {},
    "name": "PreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a503651730d4b38f08b4173093837d5";

export default node;
