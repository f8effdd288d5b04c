/**
 * @generated SignedSource<<5ff5f754e50cf2b950203e8db6282691>>
 * @relayHash a4e1b25f87b754c8f9cf112c8369a517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd296953c7e8267e7ed5d3c3b3341a91230bc3f3a7085db9dd69f0d42c1c298e

import { ConcreteRequest } from 'relay-runtime';
export type Plan = "ENTERPRISE" | "PROFESSIONAL" | "STARTER" | "%future added value";
export type CreateOrganizationInput = {
  description?: string | null | undefined;
  name: string;
  plan?: Plan | null | undefined;
};
export type CreateOrganizationDialogMutation$variables = {
  input: CreateOrganizationInput;
};
export type CreateOrganizationDialogMutation$data = {
  readonly createOrganization: {
    readonly organizationEdge: {
      readonly node: {
        readonly id: string;
      };
    };
  } | null | undefined;
};
export type CreateOrganizationDialogMutation = {
  response: CreateOrganizationDialogMutation$data;
  variables: CreateOrganizationDialogMutation$variables;
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
    "name": "CreateOrganizationDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateOrganizationDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd296953c7e8267e7ed5d3c3b3341a91230bc3f3a7085db9dd69f0d42c1c298e",
    "metadata": {},
    "name": "CreateOrganizationDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7771b76f6dfbf4c3d2fc5ef4beb3a698";

export default node;
