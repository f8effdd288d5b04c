/**
 * @generated SignedSource<<1fe50e78715aa5f4813936676180d11e>>
 * @relayHash 6045ea0dcc6816970a73865ab742b173
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 110fa603ddcf256c1994f9d21293426481fd69f1b9ea313e1992eb4fd7565dfa

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmNewsletterInput = {
  token: string;
};
export type useConfirmNewsletterMutation$variables = {
  input: ConfirmNewsletterInput;
};
export type useConfirmNewsletterMutation$data = {
  readonly confirmNewsletter: {
    readonly email: string;
  } | null | undefined;
};
export type useConfirmNewsletterMutation = {
  response: useConfirmNewsletterMutation$data;
  variables: useConfirmNewsletterMutation$variables;
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
    "name": "useConfirmNewsletterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmNewsletterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "110fa603ddcf256c1994f9d21293426481fd69f1b9ea313e1992eb4fd7565dfa",
    "metadata": {},
    "name": "useConfirmNewsletterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "844ab696176114a0d2a000214668732f";

export default node;
