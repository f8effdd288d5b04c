/**
 * @generated SignedSource<<e3af6013be0c22cdac42f3211d643c60>>
 * @relayHash bab34d08448da1d390c5483e42d574e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 183f39aba9b15bee4ab12dfd654884359a85ded333f55d5f50ebdb240cfdb510

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
  } | null | undefined;
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
    "id": "183f39aba9b15bee4ab12dfd654884359a85ded333f55d5f50ebdb240cfdb510",
    "metadata": {},
    "name": "useRequestVerificationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75634e43308c43eeefe544e0841a4275";

export default node;
