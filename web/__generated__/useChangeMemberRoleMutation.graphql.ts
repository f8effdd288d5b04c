/**
 * @generated SignedSource<<5ecc85085d6d2dda386afb2b346da205>>
 * @relayHash 27d3aaf4e894d1a4400b03d226891246
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7daf44c5f8e3a65ea52d36a7628f52d2aad19ef2a41cd070548d34c39a34fe39

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "MEMBER" | "OWNER" | "%future added value";
export type ChangeMemberRoleInput = {
  memberId: string;
  role: Role;
};
export type useChangeMemberRoleMutation$variables = {
  input: ChangeMemberRoleInput;
};
export type useChangeMemberRoleMutation$data = {
  readonly changeMemberRole: {
    readonly member: {
      readonly id: string;
      readonly role: Role;
    };
  } | null | undefined;
};
export type useChangeMemberRoleMutation$rawResponse = {
  readonly changeMemberRole: {
    readonly member: {
      readonly id: string;
      readonly role: Role;
    };
  } | null | undefined;
};
export type useChangeMemberRoleMutation = {
  rawResponse: useChangeMemberRoleMutation$rawResponse;
  response: useChangeMemberRoleMutation$data;
  variables: useChangeMemberRoleMutation$variables;
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
    "name": "useChangeMemberRoleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeMemberRoleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7daf44c5f8e3a65ea52d36a7628f52d2aad19ef2a41cd070548d34c39a34fe39",
    "metadata": {},
    "name": "useChangeMemberRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "06ca405ec28ed379a092b9015fd842f8";

export default node;
