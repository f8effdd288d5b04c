/**
 * @generated SignedSource<<fadc2f9cc35b0f46a297589df75085a9>>
 * @relayHash 0edbf5f543d382692a18c98f2a6c4a40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c119c0f89af9f8f98746a916cb96a79a1ddfe958d29628a499d4a1a77e5ea1c9

import { ConcreteRequest } from 'relay-runtime';
export type DeleteScenesInput = {
  scenes: ReadonlyArray<SceneAtVersion>;
};
export type SceneAtVersion = {
  expectedVersion?: number | null | undefined;
  sceneId: string;
};
export type sceneChangesDeleteMutation$variables = {
  input: DeleteScenesInput;
};
export type sceneChangesDeleteMutation$data = {
  readonly deleteScenes: {
    readonly deletedSceneIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type sceneChangesDeleteMutation = {
  response: sceneChangesDeleteMutation$data;
  variables: sceneChangesDeleteMutation$variables;
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
    "concreteType": "DeleteScenesPayload",
    "kind": "LinkedField",
    "name": "deleteScenes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedSceneIds",
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
    "name": "sceneChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sceneChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c119c0f89af9f8f98746a916cb96a79a1ddfe958d29628a499d4a1a77e5ea1c9",
    "metadata": {},
    "name": "sceneChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d6dd16fca134dd1986652e6f96bf456";

export default node;
