/**
 * @generated SignedSource<<2a0b3bb20addf617e99fa5a8f2d919d8>>
 * @relayHash 73a89f088f964e9d312c2dbb22cba534
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4df4872a957d5b78d42840a3371fec1a9339ff5c4862cfee13e09e1a87c6afe4

import { ConcreteRequest } from 'relay-runtime';
export type chosenOrganizationQuery$variables = Record<PropertyKey, never>;
export type chosenOrganizationQuery$data = {
  readonly organizations: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type chosenOrganizationQuery = {
  response: chosenOrganizationQuery$data;
  variables: chosenOrganizationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
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
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "organizations(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "chosenOrganizationQuery",
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
    "name": "chosenOrganizationQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "4df4872a957d5b78d42840a3371fec1a9339ff5c4862cfee13e09e1a87c6afe4",
    "metadata": {},
    "name": "chosenOrganizationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea0c21ddad586ac5d39d0ab675610045";

export default node;
