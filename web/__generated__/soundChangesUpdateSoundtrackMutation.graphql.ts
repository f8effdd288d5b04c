/**
 * @generated SignedSource<<4d6ae37f5ddb3cb206f8c8ceb112b742>>
 * @relayHash ff8be0e6051f75d7243db76c30d23e7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8bc45ca9ac23452d90a59495cf76381ce641b86dafac02c9515b08bf6e34670

import { ConcreteRequest } from 'relay-runtime';
export type UpdateSoundtrackInput = {
  expectedVersion?: number | null | undefined;
  offset?: number | null | undefined;
  soundtrackId: string;
  volume?: number | null | undefined;
};
export type soundChangesUpdateSoundtrackMutation$variables = {
  input: UpdateSoundtrackInput;
};
export type soundChangesUpdateSoundtrackMutation$data = {
  readonly updateSoundtrack: {
    readonly soundtrack: {
      readonly id: string;
      readonly offset: number;
      readonly volume: number;
    };
  } | null | undefined;
};
export type soundChangesUpdateSoundtrackMutation = {
  response: soundChangesUpdateSoundtrackMutation$data;
  variables: soundChangesUpdateSoundtrackMutation$variables;
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
    "concreteType": "UpdateSoundtrackPayload",
    "kind": "LinkedField",
    "name": "updateSoundtrack",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Soundtrack",
        "kind": "LinkedField",
        "name": "soundtrack",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "offset",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "volume",
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
    "name": "soundChangesUpdateSoundtrackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "soundChangesUpdateSoundtrackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c8bc45ca9ac23452d90a59495cf76381ce641b86dafac02c9515b08bf6e34670",
    "metadata": {},
    "name": "soundChangesUpdateSoundtrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "100f1433853d98982116433f0c5c76b9";

export default node;
