/**
 * @generated SignedSource<<b967b4f99129e5da7c2a8b1136a89471>>
 * @relayHash 2631095b89ad9237682074c8c15a2224
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6971677d44b686c3e335305226ab365ddfd038055af6a822d9bf5ab58629ebd

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
    "name": "soundChangesRestoreVoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "soundChangesRestoreVoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e6971677d44b686c3e335305226ab365ddfd038055af6a822d9bf5ab58629ebd",
    "metadata": {},
    "name": "soundChangesRestoreVoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21b03120ec3ce1af37b27fc5fbf34c23";

export default node;
