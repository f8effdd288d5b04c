/**
 * @generated SignedSource<<92eaa59407a6aac0c7ae734ffb2349fd>>
 * @relayHash 96b91b8b8a280641046006eaed3ab373
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8371794346441bd78647846a75680df63491a89842fe6f598bdd268d2c48d36

import { ConcreteRequest } from 'relay-runtime';
export type DeleteShotInput = {
  shotId: string;
};
export type useDeleteShotMutation$variables = {
  input: DeleteShotInput;
};
export type useDeleteShotMutation$data = {
  readonly deleteShot: {
    readonly deletedShotId: string;
    readonly storyboard: {
      readonly duration: number;
      readonly frames: number;
      readonly id: string;
      readonly revision: number;
    };
  } | null | undefined;
};
export type useDeleteShotMutation = {
  response: useDeleteShotMutation$data;
  variables: useDeleteShotMutation$variables;
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
    "concreteType": "DeleteShotPayload",
    "kind": "LinkedField",
    "name": "deleteShot",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedShotId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Storyboard",
        "kind": "LinkedField",
        "name": "storyboard",
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
            "name": "frames",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "duration",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
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
    "name": "useDeleteShotMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteShotMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e8371794346441bd78647846a75680df63491a89842fe6f598bdd268d2c48d36",
    "metadata": {},
    "name": "useDeleteShotMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "152cf5130d8aa8d680eb09484b65b64c";

export default node;
