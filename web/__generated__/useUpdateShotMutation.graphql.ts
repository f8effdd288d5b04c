/**
 * @generated SignedSource<<7778806f38deaad29dcd64c077717aa0>>
 * @relayHash def63e6e5d7dce7ecc0acd70a0e1baf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb7a6ffc9c06d4642467e1148b91e7c5a5bbd16e7c1077815dcdc238d77ab655

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
export type useUpdateShotMutation$variables = {
  input: UpdateShotInput;
};
export type useUpdateShotMutation$data = {
  readonly updateShot: {
    readonly shot: {
      readonly aspectRatio: AspectRatio;
      readonly description: string;
      readonly duration: number;
      readonly frames: number;
      readonly id: string;
      readonly name: string;
      readonly storyboard: {
        readonly duration: number;
        readonly frames: number;
        readonly id: string;
        readonly revision: number;
      };
      readonly version: number;
    };
  } | null | undefined;
};
export type useUpdateShotMutation = {
  response: useUpdateShotMutation$data;
  variables: useUpdateShotMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frames",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "duration",
  "storageKey": null
},
v4 = [
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
          (v1/*:: as any*/),
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
            "name": "description",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "aspectRatio",
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
            "concreteType": "Storyboard",
            "kind": "LinkedField",
            "name": "storyboard",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateShotMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateShotMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "bb7a6ffc9c06d4642467e1148b91e7c5a5bbd16e7c1077815dcdc238d77ab655",
    "metadata": {},
    "name": "useUpdateShotMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ae49a8b3c0973e66d8ba864119f5852";

export default node;
