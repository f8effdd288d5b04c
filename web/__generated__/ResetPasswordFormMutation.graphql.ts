/**
 * @generated SignedSource<<22e0faeed8415ee703c3387253c7fdd0>>
 * @relayHash 65ae81efc07c46c97f53a2090b314cad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d7d776c1025525f11c42edfb6f15baa30ba3e86cc3c4ec95ef88ab08ca6a94f

import { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordInput = {
  endPersonalTokens?: boolean | null | undefined;
  newPassword: string;
  token: string;
};
export type ResetPasswordFormMutation$variables = {
  input: ResetPasswordInput;
};
export type ResetPasswordFormMutation$data = {
  readonly resetPassword: {
    readonly email: string;
  } | null | undefined;
};
export type ResetPasswordFormMutation = {
  response: ResetPasswordFormMutation$data;
  variables: ResetPasswordFormMutation$variables;
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
    "concreteType": "ResetPasswordPayload",
    "kind": "LinkedField",
    "name": "resetPassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "ResetPasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetPasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9d7d776c1025525f11c42edfb6f15baa30ba3e86cc3c4ec95ef88ab08ca6a94f",
    "metadata": {},
    "name": "ResetPasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "91e870cb1b7200260f316fbd2cca12fa";

export default node;
