/**
 * @generated SignedSource<<42ef40b9aaf181cdcf5c51fa5800f4fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type boardShotIdsQuery$variables = {
  storyboardId: string;
};
export type boardShotIdsQuery$data = {
  readonly node: {
    readonly shotIds?: ReadonlyArray<string>;
  } | null | undefined;
};
export type boardShotIdsQuery = {
  response: boardShotIdsQuery$data;
  variables: boardShotIdsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "storyboardId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "storyboardId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shotIds",
      "storageKey": null
    }
  ],
  "type": "Storyboard",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "boardShotIdsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "boardShotIdsQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e8f4324836c7c56e293646b7c39f597f",
    "id": null,
    "metadata": {},
    "name": "boardShotIdsQuery",
    "operationKind": "query",
    "text": "query boardShotIdsQuery(\n  $storyboardId: ID!\n) {\n  node(id: $storyboardId) {\n    __typename\n    ... on Storyboard {\n      shotIds\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "13b28c418f56f183898532d54f4fdf18";

export default node;
