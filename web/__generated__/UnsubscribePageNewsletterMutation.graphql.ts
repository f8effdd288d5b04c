/**
 * @generated SignedSource<<b54314a0e4731bdd0282ddda04484444>>
 * @relayHash a00e4ae53c3b3d51b028b34f6b25c4cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24f3d0d9c439846374db151f74c740a39af9c1255fa6ad79c3cc5e8bc1724153

import { ConcreteRequest } from 'relay-runtime';
export type UnsubscribeFromNewsletterInput = {
  token: string;
};
export type UnsubscribePageNewsletterMutation$variables = {
  input: UnsubscribeFromNewsletterInput;
};
export type UnsubscribePageNewsletterMutation$data = {
  readonly unsubscribeFromNewsletter: {
    readonly email: string;
  } | null | undefined;
};
export type UnsubscribePageNewsletterMutation = {
  response: UnsubscribePageNewsletterMutation$data;
  variables: UnsubscribePageNewsletterMutation$variables;
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
    "concreteType": "UnsubscribeFromNewsletterPayload",
    "kind": "LinkedField",
    "name": "unsubscribeFromNewsletter",
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
    "name": "UnsubscribePageNewsletterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnsubscribePageNewsletterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "24f3d0d9c439846374db151f74c740a39af9c1255fa6ad79c3cc5e8bc1724153",
    "metadata": {},
    "name": "UnsubscribePageNewsletterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "320eedf72357d878dae470815632b313";

export default node;
