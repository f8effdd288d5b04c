/**
 * @generated SignedSource<<cab0aca6133e831cea968da864af8d38>>
 * @relayHash 1688e577717e2388b0088c4ab3653dc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2813bdfe7ccf1e304978bcaa979d856d28b86a0b52c7f598c7144f6f639832ae

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "MEMBER" | "OWNER" | "VIEWER" | "%future added value";
export type ChangeMemberRoleInput = {
  expectedVersion?: number | null | undefined;
  memberId: string;
  role: Role;
};
export type MemberActionsMutation$variables = {
  input: ChangeMemberRoleInput;
};
export type MemberActionsMutation$data = {
  readonly changeMemberRole: {
    readonly member: {
      readonly id: string;
      readonly role: Role;
    };
  } | null | undefined;
};
export type MemberActionsMutation$rawResponse = {
  readonly changeMemberRole: {
    readonly member: {
      readonly id: string;
      readonly role: Role;
    };
  } | null | undefined;
};
export type MemberActionsMutation = {
  rawResponse: MemberActionsMutation$rawResponse;
  response: MemberActionsMutation$data;
  variables: MemberActionsMutation$variables;
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
    "concreteType": "ChangeMemberRolePayload",
    "kind": "LinkedField",
    "name": "changeMemberRole",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "member",
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
            "name": "role",
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
    "name": "MemberActionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MemberActionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2813bdfe7ccf1e304978bcaa979d856d28b86a0b52c7f598c7144f6f639832ae",
    "metadata": {},
    "name": "MemberActionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd9c1b476a1d474ac5eb19b7924e9a82";

export default node;
