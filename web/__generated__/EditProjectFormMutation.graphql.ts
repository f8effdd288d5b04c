/**
 * @generated SignedSource<<18544858ce50bfd373388687eb5b22e5>>
 * @relayHash f4360956121d7fbc7112554c6ad190ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3796db5d1e6268d894b56ef249f208078059b775f107c3bff6388f8f0076e81

import { ConcreteRequest } from 'relay-runtime';
export type FrameNumbering = "BOARD" | "PER_SHOT" | "%future added value";
export type UpdateProjectInput = {
  code?: string | null | undefined;
  description?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  firstFrame?: number | null | undefined;
  frameNumbering?: FrameNumbering | null | undefined;
  name?: string | null | undefined;
  projectId: string;
};
export type EditProjectFormMutation$variables = {
  input: UpdateProjectInput;
};
export type EditProjectFormMutation$data = {
  readonly updateProject: {
    readonly project: {
      readonly code: string;
      readonly description: string;
      readonly id: string;
      readonly name: string;
      readonly updatedAt: string;
      readonly version: number;
    };
  } | null | undefined;
};
export type EditProjectFormMutation = {
  response: EditProjectFormMutation$data;
  variables: EditProjectFormMutation$variables;
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
    "concreteType": "UpdateProjectPayload",
    "kind": "LinkedField",
    "name": "updateProject",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
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
    "name": "EditProjectFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditProjectFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f3796db5d1e6268d894b56ef249f208078059b775f107c3bff6388f8f0076e81",
    "metadata": {},
    "name": "EditProjectFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aad951e0abb926df3e1aa4743e2d1aad";

export default node;
