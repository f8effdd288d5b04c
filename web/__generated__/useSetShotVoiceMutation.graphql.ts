/**
 * @generated SignedSource<<f1d68aaaac5ffd0730a550fe59494bdc>>
 * @relayHash 5d21b7faebb55d0502843ec938ec3a5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d29ebde7db7a8cc36d737d24987a0f30e60cbafd42200128b0d59aa036cd8e6

import { ConcreteRequest } from 'relay-runtime';
export type SetShotVoiceInput = {
  file: any;
  shotId: string;
};
export type useSetShotVoiceMutation$variables = {
  input: SetShotVoiceInput;
};
export type useSetShotVoiceMutation$data = {
  readonly setShotVoice: {
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
export type useSetShotVoiceMutation = {
  response: useSetShotVoiceMutation$data;
  variables: useSetShotVoiceMutation$variables;
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
    "concreteType": "SetShotVoicePayload",
    "kind": "LinkedField",
    "name": "setShotVoice",
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
    "name": "useSetShotVoiceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetShotVoiceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1d29ebde7db7a8cc36d737d24987a0f30e60cbafd42200128b0d59aa036cd8e6",
    "metadata": {},
    "name": "useSetShotVoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8db400a8e8724ae9ee5793c4485ee265";

export default node;
