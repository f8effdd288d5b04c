/**
 * @generated SignedSource<<a938410970da5d9b77f7252c36b54901>>
 * @relayHash 8fd1db399667a83d55680ff7246b0851
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74b3b0d0638b55b5dd062a6cbf0c2619575c681bcc2a670f81380d8a7b7a1527

import { ConcreteRequest } from 'relay-runtime';
export type Plan = "ENTERPRISE" | "PROFESSIONAL" | "STARTER" | "%future added value";
export type CreateOrganizationInput = {
  description?: string | null | undefined;
  name: string;
  plan?: Plan | null | undefined;
};
export type carryServerOrganizationMutation$variables = {
  input: CreateOrganizationInput;
};
export type carryServerOrganizationMutation$data = {
  readonly createOrganization: {
    readonly organizationEdge: {
      readonly node: {
        readonly id: string;
      };
    };
  } | null | undefined;
};
export type carryServerOrganizationMutation = {
  response: carryServerOrganizationMutation$data;
  variables: carryServerOrganizationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateOrganizationPayload",
    "kind": "LinkedField",
    "name": "createOrganization",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OrganizationEdge",
        "kind": "LinkedField",
        "name": "organizationEdge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Organization",
            "kind": "LinkedField",
            "name": "node",
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
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "carryServerOrganizationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "carryServerOrganizationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "74b3b0d0638b55b5dd062a6cbf0c2619575c681bcc2a670f81380d8a7b7a1527",
    "metadata": {},
    "name": "carryServerOrganizationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2fd6a0adab429f3abf67b25d3819e48e";

export default node;
