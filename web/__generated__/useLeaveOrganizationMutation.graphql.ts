/**
 * @generated SignedSource<<700be5f9eeb4f9cbf6c5177a41d12c18>>
 * @relayHash d0c87b72f49c98826ad1de36e0523f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34d27e10e1ddf09b3c99bdbea2cef4f6ddbed397b3d07c05254e38c8b88f1e74

import { ConcreteRequest } from 'relay-runtime';
export type LeaveOrganizationInput = {
  organizationId: string;
};
export type useLeaveOrganizationMutation$variables = {
  input: LeaveOrganizationInput;
};
export type useLeaveOrganizationMutation$data = {
  readonly leaveOrganization: {
    readonly deletedMemberId: string;
    readonly leftOrganizationId: string;
  } | null | undefined;
};
export type useLeaveOrganizationMutation = {
  response: useLeaveOrganizationMutation$data;
  variables: useLeaveOrganizationMutation$variables;
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
    "concreteType": "LeaveOrganizationPayload",
    "kind": "LinkedField",
    "name": "leaveOrganization",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedMemberId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leftOrganizationId",
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
    "name": "useLeaveOrganizationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLeaveOrganizationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "34d27e10e1ddf09b3c99bdbea2cef4f6ddbed397b3d07c05254e38c8b88f1e74",
    "metadata": {},
    "name": "useLeaveOrganizationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8c95c9429b7b1af58c9d88b711b37e2";

export default node;
