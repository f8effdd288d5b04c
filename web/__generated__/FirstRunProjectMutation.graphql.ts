/**
 * @generated SignedSource<<08ba3b60a4f9948ac21c775c19c7dd22>>
 * @relayHash e3b9355dc8374800a93377590c24d557
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d38465d06be099fbcf67a19102f975f38dfb74ad7621b665f3aa1bf69df71d96

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
export type FirstRunProjectMutation$variables = {
  input: CreateProjectInput;
};
export type FirstRunProjectMutation$data = {
  readonly createProject: {
    readonly project: {
      readonly id: string;
    };
  } | null | undefined;
};
export type FirstRunProjectMutation = {
  response: FirstRunProjectMutation$data;
  variables: FirstRunProjectMutation$variables;
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
    "name": "FirstRunProjectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FirstRunProjectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d38465d06be099fbcf67a19102f975f38dfb74ad7621b665f3aa1bf69df71d96",
    "metadata": {},
    "name": "FirstRunProjectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "34d8903ec37f12a4d5d90cbda8a31968";

export default node;
