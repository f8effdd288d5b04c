/**
 * @generated SignedSource<<2cd5e5edc86a5def2491d24bca8847bc>>
 * @relayHash 02bad0ea2f3a7a4edf8945258d65c3cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c15f148cf1d1c2d9af99369cfd86e673d6e8a2e66f8ee3bf84f1221d2c74dbb6

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
export type NewProjectDialogMutation$variables = {
  input: CreateProjectInput;
};
export type NewProjectDialogMutation$data = {
  readonly createProject: {
    readonly project: {
      readonly id: string;
    };
  } | null | undefined;
};
export type NewProjectDialogMutation = {
  response: NewProjectDialogMutation$data;
  variables: NewProjectDialogMutation$variables;
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
    "name": "NewProjectDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewProjectDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c15f148cf1d1c2d9af99369cfd86e673d6e8a2e66f8ee3bf84f1221d2c74dbb6",
    "metadata": {},
    "name": "NewProjectDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30af8ff7b00b617c7a7e646ed96ca533";

export default node;
