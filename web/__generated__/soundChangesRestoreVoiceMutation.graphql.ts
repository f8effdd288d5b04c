/**
 * @generated SignedSource<<4f9d2da1a0c88171074a059e999b8372>>
 * @relayHash 00b2aec366a8f18fc633d2be4d113ba5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c949a0b3be170a9a24c839bbffbf25247c425f4f08fbf152a3cd275e98252c9

import { ConcreteRequest } from 'relay-runtime';
export type RestoreShotVoiceInput = {
  voiceId: string;
};
export type soundChangesRestoreVoiceMutation$variables = {
  input: RestoreShotVoiceInput;
};
export type soundChangesRestoreVoiceMutation$data = {
  readonly restoreShotVoice: {
    readonly shot: {
      readonly id: string;
      readonly voice: {
        readonly duration: number;
        readonly id: string;
        readonly url: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type soundChangesRestoreVoiceMutation = {
  response: soundChangesRestoreVoiceMutation$data;
  variables: soundChangesRestoreVoiceMutation$variables;
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
    "concreteType": "RestoreShotVoicePayload",
    "kind": "LinkedField",
    "name": "restoreShotVoice",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "duration",
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
    "name": "soundChangesRestoreVoiceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "soundChangesRestoreVoiceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1c949a0b3be170a9a24c839bbffbf25247c425f4f08fbf152a3cd275e98252c9",
    "metadata": {},
    "name": "soundChangesRestoreVoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c08e744c377e5a2f47def69e5b9caac";

export default node;
