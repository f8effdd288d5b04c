/**
 * @generated SignedSource<<01821a89386a4dd7a46bd4b672a770f5>>
 * @relayHash 59a1b42f5ada346bd8e2443bf986eeae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34c82b0f34cd15ba4e6826d64a2f0185f2698df0ad32afb2ca5e6b02a83c3425

import { ConcreteRequest } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
export type UpdateShotInput = {
  aspectRatio?: AspectRatio | null | undefined;
  description?: string | null | undefined;
  duration?: number | null | undefined;
  expectedVersion?: number | null | undefined;
  frames?: number | null | undefined;
  name?: string | null | undefined;
  shotId: string;
};
export type sendShotDescriptionMutation$variables = {
  input: UpdateShotInput;
};
export type sendShotDescriptionMutation$data = {
  readonly updateShot: {
    readonly shot: {
      readonly description: string;
      readonly id: string;
      readonly version: number;
    };
  } | null | undefined;
};
export type sendShotDescriptionMutation = {
  response: sendShotDescriptionMutation$data;
  variables: sendShotDescriptionMutation$variables;
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
    "concreteType": "UpdateShotPayload",
    "kind": "LinkedField",
    "name": "updateShot",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
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
    "name": "sendShotDescriptionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendShotDescriptionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "34c82b0f34cd15ba4e6826d64a2f0185f2698df0ad32afb2ca5e6b02a83c3425",
    "metadata": {},
    "name": "sendShotDescriptionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7845622c19b0adfa7d149b91a1bd7e7";

export default node;
