/**
 * @generated SignedSource<<49d2962ef52d15218e99c4f2c0d467bd>>
 * @relayHash e8f4324836c7c56e293646b7c39f597f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81c1e48ee0a9ff5ce69500b3d30610421e62e19917c6d675482581d4091e2084

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
    "id": "81c1e48ee0a9ff5ce69500b3d30610421e62e19917c6d675482581d4091e2084",
    "metadata": {},
    "name": "boardShotIdsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "13b28c418f56f183898532d54f4fdf18";

export default node;
