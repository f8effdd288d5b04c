/**
 * @generated SignedSource<<2b9a52988ef778177ca749dbdac9b83d>>
 * @relayHash 9d12b554947d56f489cbeeda7fa4fb4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0f84c4b5ff61cc2f9eba64514e67eb8530bd1ced53fb01d96f7a668bc2da203

import { ConcreteRequest } from 'relay-runtime';
export type Plan = "ENTERPRISE" | "PROFESSIONAL" | "STARTER" | "%future added value";
export type CreateOrganizationInput = {
  description?: string | null | undefined;
  name: string;
  plan?: Plan | null | undefined;
};
export type FirstRunOrganizationMutation$variables = {
  input: CreateOrganizationInput;
};
export type FirstRunOrganizationMutation$data = {
  readonly createOrganization: {
    readonly organization: {
      readonly id: string;
    };
  } | null | undefined;
};
export type FirstRunOrganizationMutation = {
  response: FirstRunOrganizationMutation$data;
  variables: FirstRunOrganizationMutation$variables;
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
    "name": "FirstRunOrganizationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FirstRunOrganizationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0f84c4b5ff61cc2f9eba64514e67eb8530bd1ced53fb01d96f7a668bc2da203",
    "metadata": {},
    "name": "FirstRunOrganizationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d19a9bd93dde780bcfa2db89c0ebeea6";

export default node;
