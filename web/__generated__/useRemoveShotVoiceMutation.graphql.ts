/**
 * @generated SignedSource<<b63d74b3918340df9557dffd11c7894c>>
 * @relayHash bbee9bad4d577b7864de4ef1588f88bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a30cfecd4eb876ddf25b8aca5503fa911c239ca5bbfc23284d4b7a1cf396d44

import { ConcreteRequest } from 'relay-runtime';
export type RemoveShotVoiceInput = {
  voiceId: string;
};
export type useRemoveShotVoiceMutation$variables = {
  input: RemoveShotVoiceInput;
};
export type useRemoveShotVoiceMutation$data = {
  readonly removeShotVoice: {
    readonly shot: {
      readonly id: string;
      readonly voice: {
        readonly id: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type useRemoveShotVoiceMutation = {
  response: useRemoveShotVoiceMutation$data;
  variables: useRemoveShotVoiceMutation$variables;
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
    "name": "useRemoveShotVoiceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveShotVoiceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5a30cfecd4eb876ddf25b8aca5503fa911c239ca5bbfc23284d4b7a1cf396d44",
    "metadata": {},
    "name": "useRemoveShotVoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d073eb2aa24182e0ecde73dd81f28fd";

export default node;
