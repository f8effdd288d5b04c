/**
 * @generated SignedSource<<45a59232ef3e38b1b1e198d528c01d8a>>
 * @relayHash 901a380f7a33fe6d35cc5c43e88ad078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e21bc1401f9335ed48dfc92609748792b5606d7c70dd53c7be4f304f96339cb

import { ConcreteRequest } from 'relay-runtime';
export type RemoveSoundtrackInput = {
  expectedVersion?: number | null | undefined;
  soundtrackId: string;
};
export type soundChangesRemoveSoundtrackMutation$variables = {
  input: RemoveSoundtrackInput;
};
export type soundChangesRemoveSoundtrackMutation$data = {
  readonly removeSoundtrack: {
    readonly storyboard: {
      readonly id: string;
    };
  } | null | undefined;
};
export type soundChangesRemoveSoundtrackMutation = {
  response: soundChangesRemoveSoundtrackMutation$data;
  variables: soundChangesRemoveSoundtrackMutation$variables;
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
    "concreteType": "RemoveSoundtrackPayload",
    "kind": "LinkedField",
    "name": "removeSoundtrack",
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
    "name": "soundChangesRemoveSoundtrackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "soundChangesRemoveSoundtrackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e21bc1401f9335ed48dfc92609748792b5606d7c70dd53c7be4f304f96339cb",
    "metadata": {},
    "name": "soundChangesRemoveSoundtrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "18b97d54575fcb73e82a2bf5727f9631";

export default node;
