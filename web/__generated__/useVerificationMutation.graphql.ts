/**
 * @generated SignedSource<<bda4a71cda9a80a6de4bb0b8b11d5d4a>>
 * @relayHash ecae5bd6b4717240435bd2d98923e75e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bde0b8e35e1b6ea202e9777511d058132458fdb31a8fb94512320eb82828fd1

import { ConcreteRequest } from 'relay-runtime';
export type VerifyEmailInput = {
  password?: string | null | undefined;
  token: string;
};
export type useVerificationMutation$variables = {
  input: VerifyEmailInput;
};
export type useVerificationMutation$data = {
  readonly verifyEmail: {
    readonly email: string;
    readonly organizations: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly passwordSetToken: string | null | undefined;
  } | null | undefined;
};
export type useVerificationMutation = {
  response: useVerificationMutation$data;
  variables: useVerificationMutation$variables;
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
    "concreteType": "VerifyEmailPayload",
    "kind": "LinkedField",
    "name": "verifyEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passwordSetToken",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organizations",
        "plural": true,
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
    "name": "useVerificationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerificationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1bde0b8e35e1b6ea202e9777511d058132458fdb31a8fb94512320eb82828fd1",
    "metadata": {},
    "name": "useVerificationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5973a71310731f28372f8545fe218fe2";

export default node;
