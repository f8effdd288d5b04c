/**
 * @generated SignedSource<<d7873b2520c25e4472248a661ee2b7c6>>
 * @relayHash b94a027101a4bebcebd955779b246c6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd41d16404b3558b25b0b97bc8ee4a5f9b3bee715bc2af5fba901e979e092b91

import { ConcreteRequest } from 'relay-runtime';
export type carryServerBoardQuery$variables = {
  projectId: string;
};
export type carryServerBoardQuery$data = {
  readonly project: {
    readonly assets: {
      readonly nodes: ReadonlyArray<{
        readonly name: string;
      }>;
    };
    readonly id: string;
    readonly name: string;
    readonly shots: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly views: ReadonlyArray<{
          readonly id: string;
        }>;
      }>;
    };
    readonly storyboard: {
      readonly id: string;
    };
    readonly tasks: {
      readonly nodes: ReadonlyArray<{
        readonly title: string;
      }>;
    };
  } | null | undefined;
};
export type carryServerBoardQuery = {
  response: carryServerBoardQuery$data;
  variables: carryServerBoardQuery$variables;
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
v4 = [
  (v2/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Storyboard",
  "kind": "LinkedField",
  "name": "storyboard",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    }
  ],
  "concreteType": "ProjectShotsConnection",
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
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "View",
          "kind": "LinkedField",
          "name": "views",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "shots(first:20)"
},
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "carryServerBoardQuery",
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "assets(first:100)"
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "ProjectTasksConnection",
            "kind": "LinkedField",
            "name": "tasks",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Task",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "tasks(first:100)"
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
    "name": "carryServerBoardQuery",
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
                  (v3/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "assets(first:100)"
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "ProjectTasksConnection",
            "kind": "LinkedField",
            "name": "tasks",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Task",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "tasks(first:100)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd41d16404b3558b25b0b97bc8ee4a5f9b3bee715bc2af5fba901e979e092b91",
    "metadata": {},
    "name": "carryServerBoardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "95baf54b1b1d7317caadea66a795ad9e";

export default node;
