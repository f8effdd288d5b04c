/**
 * @generated SignedSource<<5e8ccb52682177061a68da6aefbbdf25>>
 * @relayHash 848d2d56c22343b9056692c0c572635e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68f1fae21e07ac90b5c52ab1a79c19895a41a5d08825117b9e9018c64442f186

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetSoundtrackInput = {
  file: any;
  storyboardId: string;
};
export type soundChangesSetSoundtrackMutation$variables = {
  input: SetSoundtrackInput;
};
export type soundChangesSetSoundtrackMutation$data = {
  readonly setSoundtrack: {
    readonly storyboard: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Preview_storyboard">;
    };
  } | null | undefined;
};
export type soundChangesSetSoundtrackMutation = {
  response: soundChangesSetSoundtrackMutation$data;
  variables: soundChangesSetSoundtrackMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "soundChangesSetSoundtrackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetSoundtrackPayload",
        "kind": "LinkedField",
        "name": "setSoundtrack",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Storyboard",
            "kind": "LinkedField",
            "name": "storyboard",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Preview_storyboard"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "soundChangesSetSoundtrackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetSoundtrackPayload",
        "kind": "LinkedField",
        "name": "setSoundtrack",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Storyboard",
            "kind": "LinkedField",
            "name": "storyboard",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Soundtrack",
                "kind": "LinkedField",
                "name": "soundtrack",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "68f1fae21e07ac90b5c52ab1a79c19895a41a5d08825117b9e9018c64442f186",
    "metadata": {},
    "name": "soundChangesSetSoundtrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fe98f7b6012e5a87f0b1b731fc60df6";

export default node;
