/**
 * @generated SignedSource<<580620aec112cbbf485cf8457d1d6c85>>
 * @relayHash 5f654db5646e697431eaa58d1412c4bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c03a142b6386280d0d7ce963eabfc53748c364fc859323a9159228e6990c602f

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
        readonly duration: number;
        readonly id: string;
        readonly url: string;
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
    "id": "c03a142b6386280d0d7ce963eabfc53748c364fc859323a9159228e6990c602f",
    "metadata": {},
    "name": "soundChangesSetVoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41e394d6dac7bf16933cb470be1635ca";

export default node;
