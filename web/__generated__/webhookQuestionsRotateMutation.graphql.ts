/**
 * @generated SignedSource<<59e75acbc5f67aa7eab00d5efd9e3585>>
 * @relayHash cb6233c78f93766f14ef1a077f593373
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50d2e0a7cbfcac8cfb95b79da68caba2e2e791f75998e9539d7f8005368cb028

import { ConcreteRequest } from 'relay-runtime';
export type RotateWebhookSecretInput = {
  expectedVersion?: number | null | undefined;
  webhookId: string;
};
export type webhookQuestionsRotateMutation$variables = {
  input: RotateWebhookSecretInput;
};
export type webhookQuestionsRotateMutation$data = {
  readonly rotateWebhookSecret: {
    readonly secret: string;
    readonly webhook: {
      readonly id: string;
      readonly version: number;
    };
  } | null | undefined;
};
export type webhookQuestionsRotateMutation = {
  response: webhookQuestionsRotateMutation$data;
  variables: webhookQuestionsRotateMutation$variables;
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Webhook",
        "kind": "LinkedField",
        "name": "webhook",
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
            "name": "version",
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
    "name": "webhookQuestionsRotateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "webhookQuestionsRotateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "50d2e0a7cbfcac8cfb95b79da68caba2e2e791f75998e9539d7f8005368cb028",
    "metadata": {},
    "name": "webhookQuestionsRotateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "88c760c133153cceeccc11a56dfb79c2";

export default node;
