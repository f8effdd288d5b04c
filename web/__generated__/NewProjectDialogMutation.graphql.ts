/**
 * @generated SignedSource<<40d2f0502d06ba4764f3f37f36a4ee01>>
 * @relayHash 39ecd1dae329510510b9d8b7b389a470
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 938118f416434074c3d9de3fab362edb8c61af99ecb8b9f5c87f80a08da18410

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
      readonly name: string;
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
    "id": "938118f416434074c3d9de3fab362edb8c61af99ecb8b9f5c87f80a08da18410",
    "metadata": {},
    "name": "NewProjectDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b6070f2337c8abcee983fd07c9ed109";

export default node;
