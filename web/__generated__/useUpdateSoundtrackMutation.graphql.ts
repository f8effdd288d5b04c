/**
 * @generated SignedSource<<b3469f509eccfca02390632524212389>>
 * @relayHash 9289da3e77a1b145405c3c8b69c00348
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96f7ec1836edea7c64896632a727b2378d83541b32a161dd5e3b0354a73c05fd

import { ConcreteRequest } from 'relay-runtime';
export type UpdateSoundtrackInput = {
  expectedVersion?: number | null | undefined;
  offset?: number | null | undefined;
  soundtrackId: string;
  volume?: number | null | undefined;
};
export type useUpdateSoundtrackMutation$variables = {
  input: UpdateSoundtrackInput;
};
export type useUpdateSoundtrackMutation$data = {
  readonly updateSoundtrack: {
    readonly soundtrack: {
      readonly id: string;
      readonly offset: number;
      readonly volume: number;
    };
  } | null | undefined;
};
export type useUpdateSoundtrackMutation = {
  response: useUpdateSoundtrackMutation$data;
  variables: useUpdateSoundtrackMutation$variables;
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
    "name": "useUpdateSoundtrackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateSoundtrackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "96f7ec1836edea7c64896632a727b2378d83541b32a161dd5e3b0354a73c05fd",
    "metadata": {},
    "name": "useUpdateSoundtrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d02e337045a87728f26aadd6c56173c1";

export default node;
