/**
 * @generated SignedSource<<4855fa20a30da9e181d1d450f191ef6e>>
 * @relayHash ba53f0648b1c7720d12a579dde67fe35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38c6f0ab6acae66def276f66904a86eb384b32fd9718ec39fe838fbff4ee0ba3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFoundCommandsQuery$variables = {
  text: string;
};
export type useFoundCommandsQuery$data = {
  readonly assets: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_edge">;
    }>;
    readonly totalCount: number;
  };
  readonly people: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_edge">;
    }>;
    readonly totalCount: number;
  };
  readonly projects: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_edge">;
    }>;
    readonly totalCount: number;
  };
  readonly shots: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_edge">;
    }>;
    readonly totalCount: number;
  };
  readonly storyboards: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_edge">;
    }>;
    readonly totalCount: number;
  };
  readonly tasks: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"foundCommand_edge">;
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
  "concreteType": "SearchMatch",
  "kind": "LinkedField",
  "name": "match",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "project",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "kind": "InlineFragment",
  "selections": (v11/*:: as any*/),
  "type": "Storyboard",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Storyboard",
      "kind": "LinkedField",
      "name": "storyboard",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": (v11/*:: as any*/),
  "type": "Asset",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v10/*:: as any*/)
  ],
  "type": "Task",
  "abstractKey": null
},
v16 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/),
    (v9/*:: as any*/),
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
v17 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SearchEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "foundCommand_edge",
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Organization",
                    "kind": "LinkedField",
                    "name": "organization",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Project",
                "abstractKey": null
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "storageKey": null
  }
],
v18 = {
  "kind": "Literal",
  "name": "first",
  "value": 4
},
v19 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "types": [
        "STORYBOARD"
      ]
    }
  },
  (v18/*:: as any*/),
  (v2/*:: as any*/)
],
v20 = [
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
v21 = [
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
v22 = [
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
v23 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "types": [
        "PERSON"
      ]
    }
  },
  (v18/*:: as any*/),
  (v2/*:: as any*/)
],
v24 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SearchEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Project",
            "abstractKey": null
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
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
          "selections": (v17/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "storyboards",
          "args": (v19/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v17/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "shots",
          "args": (v20/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v17/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "assets",
          "args": (v21/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v17/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "tasks",
          "args": (v22/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v17/*:: as any*/),
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "people",
          "args": (v23/*:: as any*/),
          "concreteType": "SearchConnection",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": (v17/*:: as any*/),
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
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "storyboards",
        "args": (v19/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "shots",
        "args": (v20/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "assets",
        "args": (v21/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "tasks",
        "args": (v22/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "people",
        "args": (v23/*:: as any*/),
        "concreteType": "SearchConnection",
        "kind": "LinkedField",
        "name": "search",
        "plural": false,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "38c6f0ab6acae66def276f66904a86eb384b32fd9718ec39fe838fbff4ee0ba3",
    "metadata": {},
    "name": "useFoundCommandsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e0a7f68265fa558c8a5c640327264de";

export default node;
