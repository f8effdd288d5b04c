/**
 * @generated SignedSource<<4cf3be4ba2829bf63bc4a57da6161242>>
 * @relayHash 5ce32fc910b20019e3bd512ede524e7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20aaef6109b1d270c366e1212818f89c3f09896ac0807d4b75ae116b753a6c39

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
export type shotChangesUpdateMutation$variables = {
  input: UpdateShotsInput;
};
export type shotChangesUpdateMutation$data = {
  readonly updateShots: {
    readonly shots: ReadonlyArray<{
      readonly id: string;
      readonly version: number;
    }>;
  } | null | undefined;
};
export type shotChangesUpdateMutation = {
  response: shotChangesUpdateMutation$data;
  variables: shotChangesUpdateMutation$variables;
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
    "name": "shotChangesUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shotChangesUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20aaef6109b1d270c366e1212818f89c3f09896ac0807d4b75ae116b753a6c39",
    "metadata": {},
    "name": "shotChangesUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c208ceb4bacf44bf5b9da822fba98be6";

export default node;
