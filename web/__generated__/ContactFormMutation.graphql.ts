/**
 * @generated SignedSource<<1eaf5d974bff7fd2f50f352b287bc2d4>>
 * @relayHash 9cf0f83ed24d8382bc5eaf36a6670cac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c5caa1d6429cc39aa9964ab92ca09fd9b7d64cac28feb1063ca4529c1a45ff3

import { ConcreteRequest } from 'relay-runtime';
export type SendContactMessageInput = {
  email: string;
  message: string;
  name: string;
  subject: string;
  website?: string | null | undefined;
};
export type ContactFormMutation$variables = {
  input: SendContactMessageInput;
};
export type ContactFormMutation$data = {
  readonly sendContactMessage: {
    readonly email: string;
  } | null | undefined;
};
export type ContactFormMutation = {
  response: ContactFormMutation$data;
  variables: ContactFormMutation$variables;
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
    "concreteType": "SendContactMessagePayload",
    "kind": "LinkedField",
    "name": "sendContactMessage",
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
    "name": "ContactFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContactFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2c5caa1d6429cc39aa9964ab92ca09fd9b7d64cac28feb1063ca4529c1a45ff3",
    "metadata": {},
    "name": "ContactFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e4c9d858b4c1fe9b07a38c68246bee0d";

export default node;
