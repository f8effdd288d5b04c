/**
 * @generated SignedSource<<1a7676bfa22bb2d5b187a048ce6e1731>>
 * @relayHash c90db613b97d15ce967256a57571807b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1696179a376cedff0f940c41bf6e0fc1e400748e1aadd6ed0d8d2b04d67b3c12

import { ConcreteRequest } from 'relay-runtime';
export type DuplicateProjectInput = {
  code?: string | null | undefined;
  name?: string | null | undefined;
  projectId: string;
};
export type projectChangesDuplicateMutation$variables = {
  input: DuplicateProjectInput;
};
export type projectChangesDuplicateMutation$data = {
  readonly duplicateProject: {
    readonly project: {
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
};
export type projectChangesDuplicateMutation = {
  response: projectChangesDuplicateMutation$data;
  variables: projectChangesDuplicateMutation$variables;
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
    "concreteType": "DuplicateProjectPayload",
    "kind": "LinkedField",
    "name": "duplicateProject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
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
    "name": "projectChangesDuplicateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "projectChangesDuplicateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1696179a376cedff0f940c41bf6e0fc1e400748e1aadd6ed0d8d2b04d67b3c12",
    "metadata": {},
    "name": "projectChangesDuplicateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2a863d243a792cd0cecc0032a89ddabf";

export default node;
