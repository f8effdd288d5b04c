/**
 * @generated SignedSource<<d95749f1b8bc5ee7de2e4beffd03fe4b>>
 * @relayHash 4704c132692947d725c2d60f08870513
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71ed9151e516ac47e97b6bcd83ed1d34a9d9da20dfddc993537d0865d2eaeb40

import { ConcreteRequest } from 'relay-runtime';
export type useClearingQuery$variables = {
  viewId: string;
};
export type useClearingQuery$data = {
  readonly view: {
    readonly recentArtists?: ReadonlyArray<{
      readonly name: string;
      readonly userId: string;
    }>;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type useClearingQuery = {
  response: useClearingQuery$data;
  variables: useClearingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "viewId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "viewId"
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "seconds",
          "value": 60
        }
      ],
      "concreteType": "RecentArtist",
      "kind": "LinkedField",
      "name": "recentArtists",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": "recentArtists(seconds:60)"
    }
  ],
  "type": "View",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useClearingQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": "view",
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
    "name": "useClearingQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": "view",
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "71ed9151e516ac47e97b6bcd83ed1d34a9d9da20dfddc993537d0865d2eaeb40",
    "metadata": {},
    "name": "useClearingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "869d5b3fc604366db175a855b6faa887";

export default node;
