/**
 * @generated SignedSource<<c915759fc5eef2a1d7c0ecf9462dc517>>
 * @relayHash 7f485013c22f29dc6b5fe58a4bdf1d7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8caa3bd1a44980aa730a4facf1beb21d6d594b30e40599c2a406c3f1094d8be3

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
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "types",
    "value": [
      "PROJECT"
    ]
  }
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
  (v17/*:: as any*/),
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "types",
    "value": [
      "STORYBOARD"
    ]
  }
],
v19 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  },
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "types",
    "value": [
      "SHOT"
    ]
  }
],
v20 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "types",
    "value": [
      "ASSET"
    ]
  }
],
v21 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "types",
    "value": [
      "TASK"
    ]
  }
],
v22 = [
  (v17/*:: as any*/),
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "types",
    "value": [
      "PERSON"
    ]
  }
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
    "id": "8caa3bd1a44980aa730a4facf1beb21d6d594b30e40599c2a406c3f1094d8be3",
    "metadata": {},
    "name": "useFoundCommandsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6599d70a03c42759516ca1873dd114b8";

export default node;
