/**
 * @generated SignedSource<<8454e5bbc2083cd4aa458cd27dccd68f>>
 * @relayHash a7791f92d543e281d9fae3e162ac6e7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd98ab0f714b7738d7d4f99a575233ea880641492ca4b90f96a06222800d862b

import { ConcreteRequest } from 'relay-runtime';
export type RestoreOrganizationInput = {
  organizationId: string;
};
export type useRestoreOrganizationMutation$variables = {
  input: RestoreOrganizationInput;
};
export type useRestoreOrganizationMutation$data = {
  readonly restoreOrganization: {
    readonly organization: {
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
};
export type useRestoreOrganizationMutation = {
  response: useRestoreOrganizationMutation$data;
  variables: useRestoreOrganizationMutation$variables;
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
    "concreteType": "RestoreOrganizationPayload",
    "kind": "LinkedField",
    "name": "restoreOrganization",
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
    "name": "useRestoreOrganizationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreOrganizationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dd98ab0f714b7738d7d4f99a575233ea880641492ca4b90f96a06222800d862b",
    "metadata": {},
    "name": "useRestoreOrganizationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b332d29df332cdc73982274e7beb2854";

export default node;
