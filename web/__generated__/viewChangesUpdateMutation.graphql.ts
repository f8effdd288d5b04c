/**
 * @generated SignedSource<<ecf0a54e48875c79fb463f90cc5695c1>>
 * @relayHash 08849b10f72f72e69db0987526a6cd12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ae836503c342afa76717cd8ac98499cfe222103f28212a696f206aaef094d8f

import { ConcreteRequest } from 'relay-runtime';
export type UpdateViewInput = {
  description?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  viewId: string;
};
export type viewChangesUpdateMutation$variables = {
  input: UpdateViewInput;
};
export type viewChangesUpdateMutation$data = {
  readonly updateView: {
    readonly view: {
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
};
export type viewChangesUpdateMutation = {
  response: viewChangesUpdateMutation$data;
  variables: viewChangesUpdateMutation$variables;
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
    "name": "viewChangesUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewChangesUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5ae836503c342afa76717cd8ac98499cfe222103f28212a696f206aaef094d8f",
    "metadata": {},
    "name": "viewChangesUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "edb5679869d0d0722a0f1185d170f7e0";

export default node;
