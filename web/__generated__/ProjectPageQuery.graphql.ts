/**
 * @generated SignedSource<<0c4d8911d3b87da334012e946d48a652>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectPageQuery$variables = {
  projectId: string;
};
export type ProjectPageQuery$data = {
  readonly project: {
    readonly id: string;
    readonly name: string;
    readonly organization: {
      readonly id: string;
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ArchivedBanner_project" | "AssetsCard_project" | "BoardList_project" | "ProjectDangerZone_project" | "ProjectDetails_project" | "ProjectSummary_project" | "StoryboardCard_project" | "TasksCard_project">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectDangerZone_query">;
};
export type ProjectPageQuery = {
  response: ProjectPageQuery$data;
  variables: ProjectPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "projectId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "projectId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Organization",
  "kind": "LinkedField",
  "name": "organization",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shotCount",
  "storageKey": null
},
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 200
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sceneCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v12 = {
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
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanAdminister",
  "storageKey": null
},
v14 = [
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProjectPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProjectSummary_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ArchivedBanner_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StoryboardCard_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AssetsCard_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TasksCard_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BoardList_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProjectDetails_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProjectDangerZone_project"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ProjectDangerZone_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProjectPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "name": "isArchived",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanEdit",
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
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "ProjectStoryboardsConnection",
            "kind": "LinkedField",
            "name": "storyboards",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Storyboard",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v8/*:: as any*/),
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
                  (v5/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "storyboards(first:200)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AssetTypeCount",
            "kind": "LinkedField",
            "name": "assetCounts",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 6
              }
            ],
            "concreteType": "View",
            "kind": "LinkedField",
            "name": "latestViews",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": "latestViews(first:6)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TaskStatusCount",
            "kind": "LinkedField",
            "name": "taskCounts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Storyboard",
            "kind": "LinkedField",
            "name": "storyboard",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": "firstShots",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 4
                  }
                ],
                "concreteType": "StoryboardShotsConnection",
                "kind": "LinkedField",
                "name": "shots",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Shot",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "View",
                        "kind": "LinkedField",
                        "name": "views",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "shots(first:4)"
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "latestAssets",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 8
              },
              {
                "kind": "Literal",
                "name": "orderBy",
                "value": "UPDATED"
              }
            ],
            "concreteType": "ProjectAssetsConnection",
            "kind": "LinkedField",
            "name": "assets",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Asset",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Media",
                    "kind": "LinkedField",
                    "name": "thumbnail",
                    "plural": false,
                    "selections": [
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
                        "name": "url",
                        "storageKey": "url(width:840)"
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "assets(first:8,orderBy:\"UPDATED\")"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": "boards",
            "args": (v6/*:: as any*/),
            "concreteType": "ProjectStoryboardsConnection",
            "kind": "LinkedField",
            "name": "storyboards",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": "storyboards(first:200)"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 0
              }
            ],
            "concreteType": "ProjectAssetsConnection",
            "kind": "LinkedField",
            "name": "assets",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": "assets(first:0)"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "OrganizationConnection",
        "kind": "LinkedField",
        "name": "organizations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Organization",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "organizations(first:200)"
      }
    ]
  },
  "params": {
    "cacheID": "8ef4c9bb427968504353b8d7517ecc83",
    "id": null,
    "metadata": {},
    "name": "ProjectPageQuery",
    "operationKind": "query",
    "text": "query ProjectPageQuery(\n  $projectId: ID!\n) {\n  project(id: $projectId) {\n    id\n    name\n    organization {\n      id\n      name\n    }\n    ...ProjectSummary_project\n    ...ArchivedBanner_project\n    ...StoryboardCard_project\n    ...AssetsCard_project\n    ...TasksCard_project\n    ...BoardList_project\n    ...ProjectDetails_project\n    ...ProjectDangerZone_project\n  }\n  ...ProjectDangerZone_query\n}\n\nfragment ArchivedBanner_project on Project {\n  id\n  isArchived\n  viewerCanAdminister\n}\n\nfragment AssetThumbnail_asset on Asset {\n  name\n  type\n  thumbnail {\n    url(width: 840)\n    id\n  }\n}\n\nfragment AssetsCard_project on Project {\n  id\n  assetCounts {\n    ...useAssetCounts_counts\n  }\n  latestAssets: assets(first: 8, orderBy: UPDATED) {\n    nodes {\n      id\n      ...AssetThumbnail_asset\n    }\n  }\n}\n\nfragment BoardList_project on Project {\n  isArchived\n  viewerCanEdit\n  ...useProjectBoards_project\n}\n\nfragment EditProjectForm_project on Project {\n  id\n  name\n  description\n  code\n}\n\nfragment FrameRateDialog_project on Project {\n  id\n  frameRate {\n    numerator\n    denominator\n  }\n  ...useProjectBoards_project\n}\n\nfragment ProjectDangerZone_project on Project {\n  id\n  name\n  isArchived\n  shotCount\n  viewerCanAdminister\n  organization {\n    id\n  }\n  boards: storyboards(first: 200) {\n    totalCount\n  }\n  assets(first: 0) {\n    totalCount\n  }\n  ...TransferDialog_project\n}\n\nfragment ProjectDangerZone_query on Query {\n  organizations(first: 200) {\n    nodes {\n      id\n      name\n      viewerCanAdminister\n    }\n  }\n}\n\nfragment ProjectDetails_project on Project {\n  code\n  createdAt\n  updatedAt\n  isArchived\n  viewerCanEdit\n  frameRate {\n    numerator\n    denominator\n  }\n  organization {\n    name\n    id\n  }\n  ...FrameRateDialog_project\n}\n\nfragment ProjectMosaic_project on Project {\n  name\n  latestViews(first: 6) {\n    id\n    revision\n    thumbnailUrl(width: 420)\n  }\n}\n\nfragment ProjectSummary_project on Project {\n  name\n  description\n  isArchived\n  viewerCanEdit\n  frameRate {\n    numerator\n    denominator\n  }\n  ...useProjectBoards_project\n  assetCounts {\n    ...useAssetCounts_counts\n  }\n  ...ProjectMosaic_project\n  ...TaskBar_project\n  ...EditProjectForm_project\n}\n\nfragment StoryboardCard_project on Project {\n  id\n  shotCount\n  viewerCanEdit\n  storyboard {\n    sceneCount\n    firstShots: shots(first: 4) {\n      nodes {\n        id\n        views {\n          id\n          thumbnailUrl(width: 420)\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment TaskBar_project on Project {\n  id\n  ...useTaskCounts_project\n}\n\nfragment TasksCard_project on Project {\n  id\n  ...useTaskCounts_project\n}\n\nfragment TransferDialog_project on Project {\n  id\n  name\n}\n\nfragment useAssetCounts_counts on AssetTypeCount {\n  type\n  count\n}\n\nfragment useProjectBoards_project on Project {\n  id\n  shotCount\n  storyboards(first: 200) {\n    totalCount\n    nodes {\n      id\n      name\n      code\n      frames\n      duration\n      shotCount\n      sceneCount\n    }\n  }\n}\n\nfragment useTaskCounts_project on Project {\n  taskCounts {\n    status\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "5f94eece1225ff26b2e545ef70fb60df";

export default node;
