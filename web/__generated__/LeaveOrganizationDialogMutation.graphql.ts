/**
 * @generated SignedSource<<d18ca2e33a1ed4021cfc0a827a1d6a67>>
 * @relayHash 9d9d4eba214178d098b8b8ae7e4b1964
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69833b385330c662a8d2a25b80f9a64997c0ffb5263d2673b340d1897a7fd74d

import { ConcreteRequest } from 'relay-runtime';
export type LeaveOrganizationInput = {
  organizationId: string;
};
export type LeaveOrganizationDialogMutation$variables = {
  input: LeaveOrganizationInput;
};
export type LeaveOrganizationDialogMutation$data = {
  readonly leaveOrganization: {
    readonly deletedMemberId: string;
    readonly leftOrganizationId: string;
  } | null | undefined;
};
export type LeaveOrganizationDialogMutation = {
  response: LeaveOrganizationDialogMutation$data;
  variables: LeaveOrganizationDialogMutation$variables;
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
    "name": "LeaveOrganizationDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LeaveOrganizationDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "69833b385330c662a8d2a25b80f9a64997c0ffb5263d2673b340d1897a7fd74d",
    "metadata": {},
    "name": "LeaveOrganizationDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81568be41a5314d8dd2575aa3762ab8a";

export default node;
