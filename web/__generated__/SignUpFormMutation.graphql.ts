/**
 * @generated SignedSource<<79476d1d1aec55ac65c11e4d47eed0fc>>
 * @relayHash 3900b3fb38e728781bb2e65524a8a884
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 166fbdf0ad71b694664624d05bb73e2362e2bbba16f044a75f35fc4bc037860e

import { ConcreteRequest } from 'relay-runtime';
export type Plan = "ENTERPRISE" | "PROFESSIONAL" | "STARTER" | "%future added value";
export type SignUpInput = {
  email: string;
  invitationToken?: string | null | undefined;
  name: string;
  password: string;
  plan?: Plan | null | undefined;
  rememberMe?: boolean | null | undefined;
};
export type SignUpFormMutation$variables = {
  input: SignUpInput;
};
export type SignUpFormMutation$data = {
  readonly signUp: {
    readonly accessToken: string;
    readonly user: {
      readonly id: string;
    };
  } | null | undefined;
};
export type SignUpFormMutation = {
  response: SignUpFormMutation$data;
  variables: SignUpFormMutation$variables;
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
    "concreteType": "SignUpPayload",
    "kind": "LinkedField",
    "name": "signUp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accessToken",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
    "name": "SignUpFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignUpFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "166fbdf0ad71b694664624d05bb73e2362e2bbba16f044a75f35fc4bc037860e",
    "metadata": {},
    "name": "SignUpFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9aa23200d1e4f52957fc5a033ae54f98";

export default node;
