/**
 * @generated SignedSource<<dc78cae5c2b7c53ce3e6fb6a7b1b28b1>>
 * @relayHash 84924bbc025b432a2ae33efd32eddff9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45c36d110360653ebbb145301939546c34f382a269d28c42954e0141ecb9d079

import { ConcreteRequest } from 'relay-runtime';
export type RotateWebhookSecretInput = {
  webhookId: string;
};
export type useRotateWebhookSecretMutation$variables = {
  input: RotateWebhookSecretInput;
};
export type useRotateWebhookSecretMutation$data = {
  readonly rotateWebhookSecret: {
    readonly secret: string;
  } | null | undefined;
};
export type useRotateWebhookSecretMutation = {
  response: useRotateWebhookSecretMutation$data;
  variables: useRotateWebhookSecretMutation$variables;
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
    "concreteType": "RotateWebhookSecretPayload",
    "kind": "LinkedField",
    "name": "rotateWebhookSecret",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
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
    "name": "useRotateWebhookSecretMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRotateWebhookSecretMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45c36d110360653ebbb145301939546c34f382a269d28c42954e0141ecb9d079",
    "metadata": {},
    "name": "useRotateWebhookSecretMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c994a02ea9f964968667c1813751d664";

export default node;
