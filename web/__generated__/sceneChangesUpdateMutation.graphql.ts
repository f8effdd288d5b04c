/**
 * @generated SignedSource<<aa61deb7f89d4a50a172218e0f174635>>
 * @relayHash c1e977585e3986a4078c570af4daa2c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 578f63f1651d9df75ba5246d6c22d7a6186ec746346578502c693c0942dacdcc

import { ConcreteRequest } from 'relay-runtime';
export type UpdateScenesInput = {
  scenes: ReadonlyArray<SceneUpdate>;
};
export type SceneUpdate = {
  expectedVersion?: number | null | undefined;
  heading?: string | null | undefined;
  number?: string | null | undefined;
  sceneId: string;
};
export type sceneChangesUpdateMutation$variables = {
  input: UpdateScenesInput;
};
export type sceneChangesUpdateMutation$data = {
  readonly updateScenes: {
    readonly scenes: ReadonlyArray<{
      readonly heading: string;
      readonly id: string;
      readonly number: string;
      readonly version: number;
    }>;
  } | null | undefined;
};
export type sceneChangesUpdateMutation = {
  response: sceneChangesUpdateMutation$data;
  variables: sceneChangesUpdateMutation$variables;
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
    "concreteType": "UpdateScenesPayload",
    "kind": "LinkedField",
    "name": "updateScenes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Scene",
        "kind": "LinkedField",
        "name": "scenes",
        "plural": true,
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
            "name": "heading",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "sceneChangesUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sceneChangesUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "578f63f1651d9df75ba5246d6c22d7a6186ec746346578502c693c0942dacdcc",
    "metadata": {},
    "name": "sceneChangesUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6bbb57541be7514dcc8f9e1a9f9975ae";

export default node;
