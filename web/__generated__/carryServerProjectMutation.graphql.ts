/**
 * @generated SignedSource<<891e8dbb953822ea26b55faefb700118>>
 * @relayHash 82bb552ea85e6593bbc5c7aab27dc569
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f281913f86fd0df6e44bf48d0cef90eecf729e333c4c7bf7a688a75e0ae8555

import { ConcreteRequest } from 'relay-runtime';
export type FrameNumbering = "BOARD" | "PER_SHOT" | "%future added value";
export type CreateProjectInput = {
  code?: string | null | undefined;
  description?: string | null | undefined;
  firstFrame?: number | null | undefined;
  frameNumbering?: FrameNumbering | null | undefined;
  frameRate?: FrameRateInput | null | undefined;
  name: string;
  organizationId: string;
};
export type FrameRateInput = {
  denominator?: number;
  numerator: number;
};
export type carryServerProjectMutation$variables = {
  input: CreateProjectInput;
};
export type carryServerProjectMutation$data = {
  readonly createProject: {
    readonly project: {
      readonly id: string;
    };
  } | null | undefined;
};
export type carryServerProjectMutation = {
  response: carryServerProjectMutation$data;
  variables: carryServerProjectMutation$variables;
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
    "concreteType": "CreateProjectPayload",
    "kind": "LinkedField",
    "name": "createProject",
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
    "name": "carryServerProjectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "carryServerProjectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f281913f86fd0df6e44bf48d0cef90eecf729e333c4c7bf7a688a75e0ae8555",
    "metadata": {},
    "name": "carryServerProjectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1995889728f38ecd6f6914ecdfb62d9e";

export default node;
