/**
 * @generated SignedSource<<4fb2c6302adf1ef02d01666cad1e5415>>
 * @relayHash 907902bf5b0741f0b364c8aaf053be00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32bc9ecbdfb3eab3d005013b46ea9e6ae8e6ebe73fc97197c7cd9510ce5ffe52

import { ConcreteRequest } from 'relay-runtime';
export type CreateShotStatusInput = {
  color: string;
  name: string;
  projectId: string;
};
export type useCreateShotStatusMutation$variables = {
  input: CreateShotStatusInput;
};
export type useCreateShotStatusMutation$data = {
  readonly createShotStatus: {
    readonly project: {
      readonly id: string;
      readonly statuses: ReadonlyArray<{
        readonly color: string;
        readonly id: string;
        readonly name: string;
        readonly shotCount: number;
      }>;
    };
  };
};
export type useCreateShotStatusMutation = {
  response: useCreateShotStatusMutation$data;
  variables: useCreateShotStatusMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateShotStatusPayload",
    "kind": "LinkedField",
    "name": "createShotStatus",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ShotStatus",
            "kind": "LinkedField",
            "name": "statuses",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "color",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shotCount",
                "storageKey": null
              }
            ],
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
    "name": "useCreateShotStatusMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateShotStatusMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "32bc9ecbdfb3eab3d005013b46ea9e6ae8e6ebe73fc97197c7cd9510ce5ffe52",
    "metadata": {},
    "name": "useCreateShotStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d424e64af9cfb45df24d60986d28efa";

export default node;
