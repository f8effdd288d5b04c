/**
 * @generated SignedSource<<022668f2ba8c22694e9875eb3d6cb7e5>>
 * @relayHash 6a9eba05161554f18b8a6382e960a0a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42a2523e7bc9d03b5d2e838dcae8cabaf30687f940b65b618b50af356294a6b4

import { ConcreteRequest } from 'relay-runtime';
export type SubscribeToNewsletterInput = {
  email: string;
  website?: string | null | undefined;
};
export type NewsletterFormMutation$variables = {
  input: SubscribeToNewsletterInput;
};
export type NewsletterFormMutation$data = {
  readonly subscribeToNewsletter: {
    readonly email: string;
  } | null | undefined;
};
export type NewsletterFormMutation = {
  response: NewsletterFormMutation$data;
  variables: NewsletterFormMutation$variables;
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
    "name": "NewsletterFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewsletterFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "42a2523e7bc9d03b5d2e838dcae8cabaf30687f940b65b618b50af356294a6b4",
    "metadata": {},
    "name": "NewsletterFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7386373b4ce374d35e0e6f102832ee7c";

export default node;
