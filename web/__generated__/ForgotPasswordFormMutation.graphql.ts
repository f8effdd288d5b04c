/**
 * @generated SignedSource<<8b8008a263ce6d121ecfb8e14849a4e8>>
 * @relayHash 94493bbea3cfc8c0a680421796fa665d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 332a183a5abab799c7df7a8673540036e05722a6a6304ea2afc6d90208ce9b5f

import { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordResetInput = {
  email: string;
};
export type ForgotPasswordFormMutation$variables = {
  input: RequestPasswordResetInput;
};
export type ForgotPasswordFormMutation$data = {
  readonly requestPasswordReset: {
    readonly email: string;
  } | null | undefined;
};
export type ForgotPasswordFormMutation = {
  response: ForgotPasswordFormMutation$data;
  variables: ForgotPasswordFormMutation$variables;
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
    "concreteType": "RequestPasswordResetPayload",
    "kind": "LinkedField",
    "name": "requestPasswordReset",
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
    "name": "ForgotPasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ForgotPasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "332a183a5abab799c7df7a8673540036e05722a6a6304ea2afc6d90208ce9b5f",
    "metadata": {},
    "name": "ForgotPasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8f68c26cf1040a8235a330731422867";

export default node;
