/**
 * @generated SignedSource<<c0acc4f2f5e5b0ee86939193dc0febfb>>
 * @relayHash ea4dffae6896bd49a5c7a1dee62d3efc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5166c823cc37b409e87e5e41f31d9f6d4143caf4b3db76b9d5f2d46955566005

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
export type useRequestConsultationMutation$variables = {
  input: RequestConsultationInput;
};
export type useRequestConsultationMutation$data = {
  readonly requestConsultation: {
    readonly email: string;
  } | null | undefined;
};
export type useRequestConsultationMutation = {
  response: useRequestConsultationMutation$data;
  variables: useRequestConsultationMutation$variables;
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
    "name": "useRequestConsultationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestConsultationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5166c823cc37b409e87e5e41f31d9f6d4143caf4b3db76b9d5f2d46955566005",
    "metadata": {},
    "name": "useRequestConsultationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9cfec3a31bd95605f5e9e7732e096f8f";

export default node;
