/**
 * @generated SignedSource<<825ebcedb842376729477aa6d6ac1c94>>
 * @relayHash 9651eda3df3417862bf3581e8966db35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 830e41bd47a35f422df41190ab82d698b9bc05ac5465e7d40e99c50c64f3b102

import { ConcreteRequest } from 'relay-runtime';
export type SignInInput = {
  email: string;
  password: string;
  rememberMe?: boolean | null | undefined;
};
export type SignInFormMutation$variables = {
  input: SignInInput;
};
export type SignInFormMutation$data = {
  readonly signIn: {
    readonly accessToken: string;
    readonly user: {
      readonly id: string;
    };
  } | null | undefined;
};
export type SignInFormMutation = {
  response: SignInFormMutation$data;
  variables: SignInFormMutation$variables;
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
    "concreteType": "SignInPayload",
    "kind": "LinkedField",
    "name": "signIn",
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
    "name": "SignInFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignInFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "830e41bd47a35f422df41190ab82d698b9bc05ac5465e7d40e99c50c64f3b102",
    "metadata": {},
    "name": "SignInFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2e25f7e8a1f3ccf642fcbb12cd97742";

export default node;
