/**
 * @generated SignedSource<<93427da1cdd69120c518de9da2ab8ffe>>
 * @relayHash ec593a86c3d55abf1dce13b929eda1a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4a0dd9531864fba6c97c1f0362ef856288189c1e253f61a99238486ad642893

import { ConcreteRequest } from 'relay-runtime';
export type RotateWebhookSecretInput = {
  webhookId: string;
};
export type webhookQuestionsRotateMutation$variables = {
  input: RotateWebhookSecretInput;
};
export type webhookQuestionsRotateMutation$data = {
  readonly rotateWebhookSecret: {
    readonly secret: string;
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
    "id": "e4a0dd9531864fba6c97c1f0362ef856288189c1e253f61a99238486ad642893",
    "metadata": {},
    "name": "webhookQuestionsRotateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0f425ff81e912e3d6764f5df9cc4fa4";

export default node;
