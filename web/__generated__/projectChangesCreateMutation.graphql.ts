/**
 * @generated SignedSource<<518127058b31168be824311fa8d12277>>
 * @relayHash f81ea0b46546a70265d690f091f25afc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d6883b26f5f5e8da9eda01d80db61d116507c25f3d8bb40f7fe2c96247d3906

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
export type projectChangesCreateMutation$variables = {
  input: CreateProjectInput;
};
export type projectChangesCreateMutation$data = {
  readonly createProject: {
    readonly project: {
      readonly id: string;
    };
  } | null | undefined;
};
export type projectChangesCreateMutation = {
  response: projectChangesCreateMutation$data;
  variables: projectChangesCreateMutation$variables;
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
    "name": "projectChangesCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "projectChangesCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d6883b26f5f5e8da9eda01d80db61d116507c25f3d8bb40f7fe2c96247d3906",
    "metadata": {},
    "name": "projectChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "507fd40a511365ab8f7523ab953e5e9d";

export default node;
