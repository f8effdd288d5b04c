/**
 * @generated SignedSource<<78dc4b73a339f91f1119f5bdc21860ea>>
 * @relayHash efb1bd67046dcc0a9d3882bf39152f8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95554238cf2820fe9d154fe6ad1d21b7408698ae559c49cec0a76d9be6217732

import { ConcreteRequest } from 'relay-runtime';
export type SetShotVoiceInput = {
  file: any;
  shotId: string;
};
export type soundChangesSetVoiceMutation$variables = {
  input: SetShotVoiceInput;
};
export type soundChangesSetVoiceMutation$data = {
  readonly setShotVoice: {
    readonly shot: {
      readonly id: string;
      readonly voice: {
        readonly id: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type soundChangesSetVoiceMutation = {
  response: soundChangesSetVoiceMutation$data;
  variables: soundChangesSetVoiceMutation$variables;
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
    "name": "soundChangesSetVoiceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "soundChangesSetVoiceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "95554238cf2820fe9d154fe6ad1d21b7408698ae559c49cec0a76d9be6217732",
    "metadata": {},
    "name": "soundChangesSetVoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "680736f9c388f4587252394fbeba9123";

export default node;
