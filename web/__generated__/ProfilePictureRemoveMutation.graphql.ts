/**
 * @generated SignedSource<<b35882aeefc094a8ddbae50e0c817272>>
 * @relayHash d49350d6d0b2f68213630a91f898ddff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92fe027425d4d106d2ea54c648246ea8eb881f20f35e98f8ed85e1ffda84e10a

import { ConcreteRequest } from 'relay-runtime';
export type RemoveProfilePictureInput = {
  expectedVersion?: number | null | undefined;
};
export type ProfilePictureRemoveMutation$variables = {
  input: RemoveProfilePictureInput;
};
export type ProfilePictureRemoveMutation$data = {
  readonly removeProfilePicture: {
    readonly user: {
      readonly id: string;
      readonly pictureUrl: string | null | undefined;
      readonly version: number;
    };
  } | null | undefined;
};
export type ProfilePictureRemoveMutation = {
  response: ProfilePictureRemoveMutation$data;
  variables: ProfilePictureRemoveMutation$variables;
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
    "concreteType": "RemoveProfilePicturePayload",
    "kind": "LinkedField",
    "name": "removeProfilePicture",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pictureUrl",
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
    "name": "ProfilePictureRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProfilePictureRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "92fe027425d4d106d2ea54c648246ea8eb881f20f35e98f8ed85e1ffda84e10a",
    "metadata": {},
    "name": "ProfilePictureRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa49f862eb12da768e4e9b070bd0ffc0";

export default node;
