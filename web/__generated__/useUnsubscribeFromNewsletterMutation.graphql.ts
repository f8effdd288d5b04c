/**
 * @generated SignedSource<<effeb6b9ed83fc94e17ac90527318361>>
 * @relayHash ff14844d457e7e3b436b36d0812ace69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82f1c2c1db4eed39770babae791536feacd9b41fb07a0d10646e1644f80fdbf2

import { ConcreteRequest } from 'relay-runtime';
export type UnsubscribeFromNewsletterInput = {
  token: string;
};
export type useUnsubscribeFromNewsletterMutation$variables = {
  input: UnsubscribeFromNewsletterInput;
};
export type useUnsubscribeFromNewsletterMutation$data = {
  readonly unsubscribeFromNewsletter: {
    readonly email: string;
  } | null | undefined;
};
export type useUnsubscribeFromNewsletterMutation = {
  response: useUnsubscribeFromNewsletterMutation$data;
  variables: useUnsubscribeFromNewsletterMutation$variables;
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
    "name": "useUnsubscribeFromNewsletterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnsubscribeFromNewsletterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "82f1c2c1db4eed39770babae791536feacd9b41fb07a0d10646e1644f80fdbf2",
    "metadata": {},
    "name": "useUnsubscribeFromNewsletterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "acb18c77bd29bccd1e7c318c19dff188";

export default node;
