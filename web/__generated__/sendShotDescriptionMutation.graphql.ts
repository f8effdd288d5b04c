/**
 * @generated SignedSource<<0ba2722e494330c313d784a4a21b0580>>
 * @relayHash 201a10022f5c643115a5f54fddadef6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74681e9a9ad230ab6ffea03fa1ec7b9399e36c7f2478e171a50fb7301fe231d9

import { ConcreteRequest } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
export type UpdateShotsInput = {
  shots: ReadonlyArray<ShotUpdate>;
};
export type ShotUpdate = {
  aspectRatio?: AspectRatio | null | undefined;
  cameraNote?: string | null | undefined;
  code?: string | null | undefined;
  description?: string | null | undefined;
  dialogue?: string | null | undefined;
  duration?: number | null | undefined;
  expectedVersion?: number | null | undefined;
  externalId?: string | null | undefined;
  frames?: number | null | undefined;
  name?: string | null | undefined;
  notes?: string | null | undefined;
  shotId: string;
  statusId?: string | null | undefined;
};
export type sendShotDescriptionMutation$variables = {
  input: UpdateShotsInput;
};
export type sendShotDescriptionMutation$data = {
  readonly updateShots: {
    readonly shots: ReadonlyArray<{
      readonly description: string;
      readonly id: string;
      readonly version: number;
    }>;
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
    "concreteType": "UpdateShotsPayload",
    "kind": "LinkedField",
    "name": "updateShots",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shot",
        "kind": "LinkedField",
        "name": "shots",
        "plural": true,
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
    "id": "74681e9a9ad230ab6ffea03fa1ec7b9399e36c7f2478e171a50fb7301fe231d9",
    "metadata": {},
    "name": "sendShotDescriptionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "29f1b697c88967564d310646728bc7bb";

export default node;
