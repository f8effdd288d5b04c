/**
 * @generated SignedSource<<cd8097bd9c8fa5999acf46c59454314b>>
 * @relayHash 15c24ad70aa412d76e124759a78f5bbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9af90a0a34a437f6323f2b17d5a56688a586e254a4ed2c73a13c9edf055986dc

import { ConcreteRequest } from 'relay-runtime';
export type carryServerPlacesQuery$variables = Record<PropertyKey, never>;
export type carryServerPlacesQuery$data = {
  readonly organizations: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly viewerCanCreateProjects: boolean;
    }>;
  } | null | undefined;
  readonly recentProjects: {
    readonly nodes: ReadonlyArray<{
      readonly code: string;
      readonly id: string;
    }>;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
};
export type carryServerPlacesQuery = {
  response: carryServerPlacesQuery$data;
  variables: carryServerPlacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": (v1/*:: as any*/),
    "concreteType": "OrganizationConnection",
    "kind": "LinkedField",
    "name": "organizations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanCreateProjects",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "organizations(first:100)"
  },
  {
    "alias": null,
    "args": (v1/*:: as any*/),
    "concreteType": "ProjectConnection",
    "kind": "LinkedField",
    "name": "recentProjects",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "recentProjects(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "carryServerPlacesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "carryServerPlacesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9af90a0a34a437f6323f2b17d5a56688a586e254a4ed2c73a13c9edf055986dc",
    "metadata": {},
    "name": "carryServerPlacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d4582734970e17994bdcf05ec696f27a";

export default node;
