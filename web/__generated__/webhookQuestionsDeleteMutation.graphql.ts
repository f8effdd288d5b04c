/**
 * @generated SignedSource<<457c977f4385738b81ab4d982d16f7e0>>
 * @relayHash a4f24dc9e3b9169fe25ba69ea6cbe503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7147c391b324464bd0c3d27f352a35717185f8d96db7a6bad1b421103d971e3

import { ConcreteRequest } from 'relay-runtime';
export type DeleteWebhookInput = {
  expectedVersion?: number | null | undefined;
  webhookId: string;
};
export type webhookQuestionsDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteWebhookInput;
};
export type webhookQuestionsDeleteMutation$data = {
  readonly deleteWebhook: {
    readonly deletedWebhookId: string;
  } | null | undefined;
};
export type webhookQuestionsDeleteMutation = {
  response: webhookQuestionsDeleteMutation$data;
  variables: webhookQuestionsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedWebhookId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "webhookQuestionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteWebhookPayload",
        "kind": "LinkedField",
        "name": "deleteWebhook",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "webhookQuestionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteWebhookPayload",
        "kind": "LinkedField",
        "name": "deleteWebhook",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedWebhookId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c7147c391b324464bd0c3d27f352a35717185f8d96db7a6bad1b421103d971e3",
    "metadata": {},
    "name": "webhookQuestionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a652752922c640c9b292c2590c399c1e";

export default node;
