/**
 * @generated SignedSource<<ba31f5a9503030eb6d761dab7c836150>>
 * @relayHash 3c91a315913b1c7ab3746165034ec9b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af5512f0ac0041eb1d1ae4bc6ce8a20137d4cfa91a5e67f78190cb4d0c313d88

import { ConcreteRequest } from 'relay-runtime';
export type SetProfilePictureInput = {
  crop?: PictureCrop | null | undefined;
  expectedVersion?: number | null | undefined;
  image: any;
};
export type PictureCrop = {
  left: number;
  size: number;
  top: number;
};
export type ProfilePictureSetMutation$variables = {
  input: SetProfilePictureInput;
};
export type ProfilePictureSetMutation$data = {
  readonly setProfilePicture: {
    readonly user: {
      readonly id: string;
      readonly pictureUrl: string | null | undefined;
      readonly version: number;
    };
  } | null | undefined;
};
export type ProfilePictureSetMutation = {
  response: ProfilePictureSetMutation$data;
  variables: ProfilePictureSetMutation$variables;
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
    "concreteType": "SetProfilePicturePayload",
    "kind": "LinkedField",
    "name": "setProfilePicture",
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
    "name": "ProfilePictureSetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProfilePictureSetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af5512f0ac0041eb1d1ae4bc6ce8a20137d4cfa91a5e67f78190cb4d0c313d88",
    "metadata": {},
    "name": "ProfilePictureSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "afe8e66bfb9783401f4a78acd32c741e";

export default node;
