/**
 * @generated SignedSource<<bdd4759e7c4eea0722d809fae5297ecc>>
 * @relayHash 71244b3403ce10ac2ee871e1928473e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffaf3e7c2acd2e0c45d4a58fe0fc7d3e45786a6bd094c4666b28e834033b002c

import { ConcreteRequest } from 'relay-runtime';
export type UpdateOrganizationInput = {
  description?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  organizationId: string;
};
export type OrganizationDetailsFormMutation$variables = {
  input: UpdateOrganizationInput;
};
export type OrganizationDetailsFormMutation$data = {
  readonly updateOrganization: {
    readonly organization: {
      readonly description: string;
      readonly id: string;
      readonly name: string;
      readonly version: number;
    };
  } | null | undefined;
};
export type OrganizationDetailsFormMutation = {
  response: OrganizationDetailsFormMutation$data;
  variables: OrganizationDetailsFormMutation$variables;
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
    "concreteType": "UpdateOrganizationPayload",
    "kind": "LinkedField",
    "name": "updateOrganization",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "OrganizationDetailsFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrganizationDetailsFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ffaf3e7c2acd2e0c45d4a58fe0fc7d3e45786a6bd094c4666b28e834033b002c",
    "metadata": {},
    "name": "OrganizationDetailsFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37e81780e778b3d5f5128fe77b650bc5";

export default node;
