/**
 * @generated SignedSource<<c2b7482e5f6c5e09644774f853c07253>>
 * @relayHash 3078f8986c28773a9f6b1e4a7833557c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26463fe805008467c3999ae51f76e31a6ac7e6798d77a8104dee1e7b44eee65d

import { ConcreteRequest } from 'relay-runtime';
export type SubscribeToNewsletterInput = {
  email: string;
  website?: string | null | undefined;
};
export type useSubscribeToNewsletterMutation$variables = {
  input: SubscribeToNewsletterInput;
};
export type useSubscribeToNewsletterMutation$data = {
  readonly subscribeToNewsletter: {
    readonly email: string;
  } | null | undefined;
};
export type useSubscribeToNewsletterMutation = {
  response: useSubscribeToNewsletterMutation$data;
  variables: useSubscribeToNewsletterMutation$variables;
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
    "concreteType": "SubscribeToNewsletterPayload",
    "kind": "LinkedField",
    "name": "subscribeToNewsletter",
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
    "name": "useSubscribeToNewsletterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubscribeToNewsletterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "26463fe805008467c3999ae51f76e31a6ac7e6798d77a8104dee1e7b44eee65d",
    "metadata": {},
    "name": "useSubscribeToNewsletterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b2160f5bbe0002dbdda716733d8c529";

export default node;
