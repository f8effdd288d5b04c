/**
 * @generated SignedSource<<1a45e34a45d6ae7a0071210390833350>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type joinedOrganizationQuery$variables = Record<PropertyKey, never>;
export type joinedOrganizationQuery$data = {
  readonly organizations: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type joinedOrganizationQuery = {
  response: joinedOrganizationQuery$data;
  variables: joinedOrganizationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
      }
    ],
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
        "storageKey": null
      }
    ],
    "storageKey": "organizations(first:50)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "joinedOrganizationQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "joinedOrganizationQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "d4e329197a695a5a3fb1c07d219d70fa",
    "id": null,
    "metadata": {},
    "name": "joinedOrganizationQuery",
    "operationKind": "query",
    "text": "query joinedOrganizationQuery {\n  organizations(first: 50) {\n    nodes {\n      id\n      name\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "28ffb7393948cea6e98f27ae99f62c56";

export default node;
