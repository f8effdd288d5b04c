/**
 * @generated SignedSource<<dc0d24667839d5717ee3e415119e26bc>>
 * @relayHash edf0922e8ca527bb2231e1fbafdb891e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bad1c0dcd11d1aa2c5d3705a6d6f954925c4bf67d50486809cf18f8ac1f9dc4

import { ConcreteRequest } from 'relay-runtime';
export type DeleteWebhookInput = {
  webhookId: string;
};
export type useDeleteWebhookMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteWebhookInput;
};
export type useDeleteWebhookMutation$data = {
  readonly deleteWebhook: {
    readonly deletedWebhookId: string;
  } | null | undefined;
};
export type useDeleteWebhookMutation = {
  response: useDeleteWebhookMutation$data;
  variables: useDeleteWebhookMutation$variables;
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
    "name": "useDeleteWebhookMutation",
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
    "name": "useDeleteWebhookMutation",
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
    "id": "9bad1c0dcd11d1aa2c5d3705a6d6f954925c4bf67d50486809cf18f8ac1f9dc4",
    "metadata": {},
    "name": "useDeleteWebhookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6b8e0409eb4a52fa94cd25fb199bb58";

export default node;
