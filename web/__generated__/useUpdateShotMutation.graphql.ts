/**
 * @generated SignedSource<<c09ec6292dbc11e53fc5727a17efb164>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
      readonly description: string;
      readonly id: string;
      readonly name: string;
      readonly version: number;
    };
  };
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
    "name": "useUpdateShotMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateShotMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "68b0eed7c29572c16beeddd5e8928efa",
    "id": null,
    "metadata": {},
    "name": "useUpdateShotMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateShotMutation(\n  $input: UpdateShotInput!\n) {\n  updateShot(input: $input) {\n    shot {\n      id\n      name\n      description\n      version\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4eee40b81cab99a898cd3236d6206ad5";

export default node;
