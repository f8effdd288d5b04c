/**
 * @generated SignedSource<<3f5d204b24312e97033b2f73a5b4ec9b>>
 * @relayHash 0f6e5bd920cca65d1770a492d4608cdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b4b736dcd8e2a356c1bfe0793ea60c9218cf480a2872023909f08f6015b1887

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFoundCommandsQuery$variables = {
  text: string;
};
export type useFoundCommandsQuery$data = {
  readonly assets: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_result">;
    }>;
    readonly totalCount: number;
  };
  readonly people: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_result">;
    }>;
    readonly totalCount: number;
  };
  readonly projects: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_result">;
    }>;
    readonly totalCount: number;
  };
  readonly shots: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_result">;
    }>;
    readonly totalCount: number;
  };
  readonly storyboards: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_result">;
    }>;
    readonly totalCount: number;
  };
  readonly tasks: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_result">;
    }>;
    readonly totalCount: number;
  };
};
export type useFoundCommandsQuery = {
  response: useFoundCommandsQuery$data;
  variables: useFoundCommandsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v2 = {
  "kind": "Variable",
  "name": "query",
  "variableName": "text"
},
v3 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "types": [
        "PROJECT"
      ]
    }
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "project",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "kind": "InlineFragment",
  "selections": (v10/*:: as any*/),
  "type": "Storyboard",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Storyboard",
      "kind": "LinkedField",
      "name": "storyboard",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": (v10/*:: as any*/),
  "type": "Asset",
  "abstractKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "type": "Task",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
},
v16 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "foundCommand_result",
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Project",
            "abstractKey": null
          },
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "storageKey": null
  }
],
v17 = {
  "kind": "Literal",
  "name": "first",
  "value": 4
},
v18 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "types": [
        "STORYBOARD"
      ]
    }
  },
  (v17/*:: as any*/),
  (v2/*:: as any*/)
],
v19 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "types": [
        "SHOT"
      ]
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  },
  (v2/*:: as any*/)
],
v20 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "types": [
        "ASSET"
      ]
    }
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v21 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "types": [
        "TASK"
      ]
    }
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v22 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "types": [
        "PERSON"
      ]
    }
  },
  (v17/*:: as any*/),
  (v2/*:: as any*/)
],
v23 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      {
        "kind": "TypeDiscriminator",
        "abstractKey": "__isSearchResult"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Organization",
            "kind": "LinkedField",
            "name": "organization",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "Project",
        "abstractKey": null
      },
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          (v6/*:: as any*/)
        ],
        "type": "Node",
        "abstractKey": "__isNode"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFoundCommandsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": "projects",
          "args": (v3/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v16/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "storyboards",
          "args": (v18/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v16/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "shots",
          "args": (v19/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v16/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "assets",
          "args": (v20/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v16/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "tasks",
          "args": (v21/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v16/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "people",
          "args": (v22/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v16/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFoundCommandsQuery",
    "selections": [
      {
        "alias": "projects",
        "args": (v3/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "storyboards",
        "args": (v18/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "shots",
        "args": (v19/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "assets",
        "args": (v20/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "tasks",
        "args": (v21/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "people",
        "args": (v22/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v23/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8b4b736dcd8e2a356c1bfe0793ea60c9218cf480a2872023909f08f6015b1887",
    "metadata": {},
    "name": "useFoundCommandsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2829cf3a24c4d152f3c0be9c4fbe6f97";

export default node;
