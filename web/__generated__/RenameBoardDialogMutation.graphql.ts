/**
 * @generated SignedSource<<86a800f818acc667ddb1edcda1afb802>>
 * @relayHash 31b86d6ca827601acf4c61df7f52ff28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17862bf54b09283b27ba8c0e550320fae7bcb5cc2c9a5d1c5efab8b08ebb912e

import { ConcreteRequest } from 'relay-runtime';
export type UpdateStoryboardInput = {
  code?: string | null | undefined;
  description?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  startTimecode?: string | null | undefined;
  storyboardId: string;
};
export type RenameBoardDialogMutation$variables = {
  input: UpdateStoryboardInput;
};
export type RenameBoardDialogMutation$data = {
  readonly updateStoryboard: {
    readonly storyboard: {
      readonly id: string;
      readonly name: string;
      readonly version: number;
    };
  } | null | undefined;
};
export type RenameBoardDialogMutation = {
  response: RenameBoardDialogMutation$data;
  variables: RenameBoardDialogMutation$variables;
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
    "concreteType": "UpdateStoryboardPayload",
    "kind": "LinkedField",
    "name": "updateStoryboard",
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
          },
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
            "name": "version",
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
    "name": "RenameBoardDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RenameBoardDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "17862bf54b09283b27ba8c0e550320fae7bcb5cc2c9a5d1c5efab8b08ebb912e",
    "metadata": {},
    "name": "RenameBoardDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e167658016849001e9655891cfeb493";

export default node;
