/**
 * @generated SignedSource<<2c69871f3681cedbb8c57c55e27a2e12>>
 * @relayHash 07a859a1513b74a46f0876943106495d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26836afc31e343a2d901206a4ed41672e87809a5dfae98ba6d37fbe8549b9c63

import { ConcreteRequest } from 'relay-runtime';
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
    "name": "soundChangesSetSoundtrackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "soundChangesSetSoundtrackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "26836afc31e343a2d901206a4ed41672e87809a5dfae98ba6d37fbe8549b9c63",
    "metadata": {},
    "name": "soundChangesSetSoundtrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "058dc4a86c177c079fec4dfb199ad0e4";

export default node;
