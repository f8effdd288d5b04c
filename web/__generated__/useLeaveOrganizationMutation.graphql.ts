/**
 * @generated SignedSource<<76483f513642a49719984397b8c66a55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
  };
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
    "cacheID": "d0c87b72f49c98826ad1de36e0523f28",
    "id": null,
    "metadata": {},
    "name": "useLeaveOrganizationMutation",
    "operationKind": "mutation",
    "text": "mutation useLeaveOrganizationMutation(\n  $input: LeaveOrganizationInput!\n) {\n  leaveOrganization(input: $input) {\n    deletedMemberId\n    leftOrganizationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "d8c95c9429b7b1af58c9d88b711b37e2";

export default node;
