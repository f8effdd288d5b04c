/**
 * @generated SignedSource<<6d5ca7e41e1266e469f936447cc7e87e>>
 * @relayHash e87d6ab49303af1c54bd88c9f884cad8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a7901b0505ee2e56e1cdb9145149480eb8e977f39bc74610688b37b2afa2406

import { ConcreteRequest } from 'relay-runtime';
export type CreateScenesInput = {
  scenes: ReadonlyArray<NewScene>;
  storyboardId: string;
};
export type NewScene = {
  firstShotId: string;
  heading: string;
  number?: string | null | undefined;
};
export type sceneChangesCreateMutation$variables = {
  input: CreateScenesInput;
};
export type sceneChangesCreateMutation$data = {
  readonly createScenes: {
    readonly scenes: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type sceneChangesCreateMutation = {
  response: sceneChangesCreateMutation$data;
  variables: sceneChangesCreateMutation$variables;
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
    "concreteType": "CreateScenesPayload",
    "kind": "LinkedField",
    "name": "createScenes",
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
    "name": "sceneChangesCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sceneChangesCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7a7901b0505ee2e56e1cdb9145149480eb8e977f39bc74610688b37b2afa2406",
    "metadata": {},
    "name": "sceneChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e7034d09ae87de2f9f3739987e510de";

export default node;
