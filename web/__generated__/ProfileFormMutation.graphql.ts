/**
 * @generated SignedSource<<dab3342ff0c72cbf4b67000129a1eb81>>
 * @relayHash 4bbca220e60b271d5ef800858a75f8ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f78956b1048ac9465e418a3917354dd713ed131fcec93688430ffb64dc18cc8f

import { ConcreteRequest } from 'relay-runtime';
export type UpdateProfileInput = {
  expectedVersion?: number | null | undefined;
  name: string;
};
export type ProfileFormMutation$variables = {
  input: UpdateProfileInput;
};
export type ProfileFormMutation$data = {
  readonly updateProfile: {
    readonly user: {
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
};
export type ProfileFormMutation = {
  response: ProfileFormMutation$data;
  variables: ProfileFormMutation$variables;
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
    "concreteType": "UpdateProfilePayload",
    "kind": "LinkedField",
    "name": "updateProfile",
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
            "name": "name",
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
    "name": "ProfileFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProfileFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f78956b1048ac9465e418a3917354dd713ed131fcec93688430ffb64dc18cc8f",
    "metadata": {},
    "name": "ProfileFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d895781c3a3aa545e61c370d10fc9ccd";

export default node;
