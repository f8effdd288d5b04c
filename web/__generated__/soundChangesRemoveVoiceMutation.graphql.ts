/**
 * @generated SignedSource<<85966f59af1c98cb76c05425b3cb0f14>>
 * @relayHash 7bf2fc3f3facf9f3c26890e7068d9092
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd79340a708688e0fc64750f48af1cf69ccf1a2d63adcb7ea894cbb043dea7e5

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
    "name": "soundChangesRemoveVoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "soundChangesRemoveVoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cd79340a708688e0fc64750f48af1cf69ccf1a2d63adcb7ea894cbb043dea7e5",
    "metadata": {},
    "name": "soundChangesRemoveVoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72b7734c69d4327e8b24fe985a558ec2";

export default node;
