/**
 * @generated SignedSource<<dffefc4d776772501621dde4ef960991>>
 * @relayHash d4e329197a695a5a3fb1c07d219d70fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98c304987a8fec60084d379b6a400729eb3433afd2003a8a26e14dcfb8c35f4e

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
var v0 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "joinedOrganizationQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "joinedOrganizationQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "98c304987a8fec60084d379b6a400729eb3433afd2003a8a26e14dcfb8c35f4e",
    "metadata": {},
    "name": "joinedOrganizationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "489ea324a89be0d6a467f4459af80cfd";

export default node;
