/**
 * @generated SignedSource<<f34d561451dff640c990a30165f31ac4>>
 * @relayHash 3286a5c8aee956527d226a6f22eba817
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e23a03cbf3ec9aedbafedaa9816b7a507ca35a2c0f7341ec4a699a2cbc6b5bbb

import { ConcreteRequest } from 'relay-runtime';
export type RestoreShotVoiceInput = {
  voiceId: string;
};
export type useRestoreShotVoiceMutation$variables = {
  input: RestoreShotVoiceInput;
};
export type useRestoreShotVoiceMutation$data = {
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
export type useRestoreShotVoiceMutation = {
  response: useRestoreShotVoiceMutation$data;
  variables: useRestoreShotVoiceMutation$variables;
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
    "name": "useRestoreShotVoiceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreShotVoiceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e23a03cbf3ec9aedbafedaa9816b7a507ca35a2c0f7341ec4a699a2cbc6b5bbb",
    "metadata": {},
    "name": "useRestoreShotVoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "69b170f3231493d1b02f83ad665299e7";

export default node;
