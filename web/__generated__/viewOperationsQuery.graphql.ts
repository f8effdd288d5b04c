/**
 * @generated SignedSource<<e00a5253c4d11d250ca1f98fdbf44df2>>
 * @relayHash 37600acd149ef4fa559ad813393346af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84789b622714971e4372d6aeb9fff45678ec4f0a92de314a9eff1bcaf9679d82

import { ConcreteRequest } from 'relay-runtime';
export type OperationKind = "ADD_STROKES" | "CLEAR" | "REMOVE_STROKES" | "SET_SIZE" | "%future added value";
export type viewOperationsQuery$variables = {
  after?: string | null | undefined;
  first: number;
  viewId: string;
};
export type viewOperationsQuery$data = {
  readonly viewOps: {
    readonly nodes: ReadonlyArray<{
      readonly actorId: string;
      readonly kind: OperationKind;
      readonly opId: string;
      readonly payload: string;
      readonly seq: number;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
};
export type viewOperationsQuery = {
  response: viewOperationsQuery$data;
  variables: viewOperationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "viewId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "viewId",
        "variableName": "viewId"
      }
    ],
    "concreteType": "ViewOperationConnection",
    "kind": "LinkedField",
    "name": "viewOps",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewOperation",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seq",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "opId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payload",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "actorId",
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
            "name": "hasNextPage",
            "storageKey": null
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "viewOperationsQuery",
    "selections": (v3/*:: as any*/),
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
    "name": "viewOperationsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "84789b622714971e4372d6aeb9fff45678ec4f0a92de314a9eff1bcaf9679d82",
    "metadata": {},
    "name": "viewOperationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "526b05631d0bbbe779ff83dc272630c0";

export default node;
