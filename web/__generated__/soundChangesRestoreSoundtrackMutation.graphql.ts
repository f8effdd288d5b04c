/**
 * @generated SignedSource<<2026069c7cbf311d2398eb1b9fdbf3f5>>
 * @relayHash 649629dfd55dd229b5e567bb5c0fccb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b0a91eb5f795945c35001ff7f272d0a7735c00ea4e9547e8a4c47075f7ae681

import { ConcreteRequest } from 'relay-runtime';
export type RestoreSoundtrackInput = {
  soundtrackId: string;
};
export type soundChangesRestoreSoundtrackMutation$variables = {
  input: RestoreSoundtrackInput;
};
export type soundChangesRestoreSoundtrackMutation$data = {
  readonly restoreSoundtrack: {
    readonly storyboard: {
      readonly id: string;
    };
  } | null | undefined;
};
export type soundChangesRestoreSoundtrackMutation = {
  response: soundChangesRestoreSoundtrackMutation$data;
  variables: soundChangesRestoreSoundtrackMutation$variables;
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
    "concreteType": "RestoreSoundtrackPayload",
    "kind": "LinkedField",
    "name": "restoreSoundtrack",
    "plural": false,
    "selections": [
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
    "name": "soundChangesRestoreSoundtrackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "soundChangesRestoreSoundtrackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3b0a91eb5f795945c35001ff7f272d0a7735c00ea4e9547e8a4c47075f7ae681",
    "metadata": {},
    "name": "soundChangesRestoreSoundtrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "73410c2c7772e66552633080cb16dc6b";

export default node;
