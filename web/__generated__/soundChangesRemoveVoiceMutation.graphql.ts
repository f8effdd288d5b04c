/**
 * @generated SignedSource<<af0ea16a8785df94f538dbee7589ba77>>
 * @relayHash a3a22d716b8e822e514fbdc96f7d1937
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc96b511708afabd54f8b2c76fc94a528182a91e537cd7635c3890e5aa2efb5b

import { ConcreteRequest } from 'relay-runtime';
export type RemoveShotVoiceInput = {
  voiceId: string;
};
export type soundChangesRemoveVoiceMutation$variables = {
  input: RemoveShotVoiceInput;
};
export type soundChangesRemoveVoiceMutation$data = {
  readonly removeShotVoice: {
    readonly shot: {
      readonly id: string;
      readonly voice: {
        readonly id: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type soundChangesRemoveVoiceMutation = {
  response: soundChangesRemoveVoiceMutation$data;
  variables: soundChangesRemoveVoiceMutation$variables;
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
    "concreteType": "RemoveShotVoicePayload",
    "kind": "LinkedField",
    "name": "removeShotVoice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shot",
        "kind": "LinkedField",
        "name": "shot",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ShotVoice",
            "kind": "LinkedField",
            "name": "voice",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
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
    "name": "soundChangesRemoveVoiceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "soundChangesRemoveVoiceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "fc96b511708afabd54f8b2c76fc94a528182a91e537cd7635c3890e5aa2efb5b",
    "metadata": {},
    "name": "soundChangesRemoveVoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3de2fad8ee868130c2d92d7ba1e7e40e";

export default node;
