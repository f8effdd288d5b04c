/**
 * @generated SignedSource<<5127ce0793f26bc5bba340f065fde72e>>
 * @relayHash c25a0d8eab44878f670c1820ef7eaa9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9283e533c715091f7c69674e7bee59b331d29353ec23805a03a98ad8513fc5f8

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmNewsletterInput = {
  token: string;
};
export type ConfirmNewsletterPageMutation$variables = {
  input: ConfirmNewsletterInput;
};
export type ConfirmNewsletterPageMutation$data = {
  readonly confirmNewsletter: {
    readonly email: string;
  } | null | undefined;
};
export type ConfirmNewsletterPageMutation = {
  response: ConfirmNewsletterPageMutation$data;
  variables: ConfirmNewsletterPageMutation$variables;
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
    "concreteType": "ConfirmNewsletterPayload",
    "kind": "LinkedField",
    "name": "confirmNewsletter",
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
    "name": "ConfirmNewsletterPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmNewsletterPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9283e533c715091f7c69674e7bee59b331d29353ec23805a03a98ad8513fc5f8",
    "metadata": {},
    "name": "ConfirmNewsletterPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "527d00c12057bdead3f39f12052c9286";

export default node;
