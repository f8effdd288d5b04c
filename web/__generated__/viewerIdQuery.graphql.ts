/**
 * @generated SignedSource<<90cfba232b8335d713e5e294e7beb346>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type viewerIdQuery$variables = Record<PropertyKey, never>;
export type viewerIdQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type viewerIdQuery = {
  response: viewerIdQuery$data;
  variables: viewerIdQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "viewerIdQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "viewerIdQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "875d341c779ad48f71d47411bfa999d0",
    "id": null,
    "metadata": {},
    "name": "viewerIdQuery",
    "operationKind": "query",
    "text": "query viewerIdQuery {\n  viewer {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "665741891d7232893ee983479c6cc45f";

export default node;
