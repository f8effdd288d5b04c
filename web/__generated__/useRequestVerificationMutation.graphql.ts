/**
 * @generated SignedSource<<e1db6539d2e9fc2f796c1dd770c6e330>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RequestVerificationInput = {
  email: string;
};
export type useRequestVerificationMutation$variables = {
  input: RequestVerificationInput;
};
export type useRequestVerificationMutation$data = {
  readonly requestVerification: {
    readonly email: string;
  };
};
export type useRequestVerificationMutation = {
  response: useRequestVerificationMutation$data;
  variables: useRequestVerificationMutation$variables;
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
    "concreteType": "RequestVerificationPayload",
    "kind": "LinkedField",
    "name": "requestVerification",
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
    "name": "useRequestVerificationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestVerificationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bab34d08448da1d390c5483e42d574e2",
    "id": null,
    "metadata": {},
    "name": "useRequestVerificationMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestVerificationMutation(\n  $input: RequestVerificationInput!\n) {\n  requestVerification(input: $input) {\n    email\n  }\n}\n"
  }
};
})();

(node as any).hash = "75634e43308c43eeefe544e0841a4275";

export default node;
