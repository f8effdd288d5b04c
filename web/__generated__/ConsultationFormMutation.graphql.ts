/**
 * @generated SignedSource<<881dadba5888dc8eaa629900ed184c4c>>
 * @relayHash d031e5c64140b415b6f30de73c318819
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e05c5a2383d81639e6f68bc2b2c9a3a8c3236f7d0abddb8c75f4494fc2229c1

import { ConcreteRequest } from 'relay-runtime';
export type TeamSize = "MORE" | "UP_TO_10" | "UP_TO_200" | "UP_TO_50" | "%future added value";
export type RequestConsultationInput = {
  company: string;
  email: string;
  message?: string | null | undefined;
  name: string;
  preferredTime?: string | null | undefined;
  teamSize: TeamSize;
  website?: string | null | undefined;
};
export type ConsultationFormMutation$variables = {
  input: RequestConsultationInput;
};
export type ConsultationFormMutation$data = {
  readonly requestConsultation: {
    readonly email: string;
  } | null | undefined;
};
export type ConsultationFormMutation = {
  response: ConsultationFormMutation$data;
  variables: ConsultationFormMutation$variables;
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
    "concreteType": "RequestConsultationPayload",
    "kind": "LinkedField",
    "name": "requestConsultation",
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
    "name": "ConsultationFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConsultationFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e05c5a2383d81639e6f68bc2b2c9a3a8c3236f7d0abddb8c75f4494fc2229c1",
    "metadata": {},
    "name": "ConsultationFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "24da00209a64b1fb9b598765110ee529";

export default node;
