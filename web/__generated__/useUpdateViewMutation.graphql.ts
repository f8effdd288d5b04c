/**
 * @generated SignedSource<<64a0d2e915847dd09599599be845879d>>
 * @relayHash d126e30d3e28a501d58cc6e744bc2a4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f42a5f3ce045972fb77798b3859a42b9fbcaa290cd9c9e6a4b8e5f3f565dc8e

import { ConcreteRequest } from 'relay-runtime';
export type UpdateViewInput = {
  description?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  viewId: string;
};
export type useUpdateViewMutation$variables = {
  input: UpdateViewInput;
};
export type useUpdateViewMutation$data = {
  readonly updateView: {
    readonly view: {
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
};
export type useUpdateViewMutation = {
  response: useUpdateViewMutation$data;
  variables: useUpdateViewMutation$variables;
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
    "concreteType": "UpdateViewPayload",
    "kind": "LinkedField",
    "name": "updateView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "View",
        "kind": "LinkedField",
        "name": "view",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
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
    "name": "useUpdateViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9f42a5f3ce045972fb77798b3859a42b9fbcaa290cd9c9e6a4b8e5f3f565dc8e",
    "metadata": {},
    "name": "useUpdateViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "29c4338e6b52f750551acf563a45ffd3";

export default node;
