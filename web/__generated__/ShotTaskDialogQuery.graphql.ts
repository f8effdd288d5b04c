/**
 * @generated SignedSource<<054e6b3044681d6a4a19f5d6006ff261>>
 * @relayHash c2416e2cf4bb2036f2b7cd010f5033e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 610e82f511ce11ab0ff7c7c8ff73a495c1b3b4fe46274e1f14b08ea24a4f1eb3

import { ConcreteRequest } from 'relay-runtime';
export type ShotTaskDialogQuery$variables = {
  shotIds: ReadonlyArray<string>;
};
export type ShotTaskDialogQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly code?: string;
    readonly id?: string;
  } | null | undefined>;
};
export type ShotTaskDialogQuery = {
  response: ShotTaskDialogQuery$data;
  variables: ShotTaskDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "shotIds"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "shotIds"
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
  "name": "code",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShotTaskDialogQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "type": "Shot",
              "abstractKey": null
            }
          ],
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
    "name": "ShotTaskDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Shot",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "610e82f511ce11ab0ff7c7c8ff73a495c1b3b4fe46274e1f14b08ea24a4f1eb3",
    "metadata": {},
    "name": "ShotTaskDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aea7ccc51f0100e63a72f0e754446efa";

export default node;
