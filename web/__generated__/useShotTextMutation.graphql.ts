/**
 * @generated SignedSource<<b78c63340be9268915411b8f71eff45b>>
 * @relayHash d4530e96fb6e6fde6ef591ae24afdd42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ebdf213953c471f1c9e515e9630df3337574609409b0e680e705339335ea31e

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
export type useShotTextMutation$variables = {
  input: UpdateShotsInput;
};
export type useShotTextMutation$data = {
  readonly updateShots: {
    readonly shots: ReadonlyArray<{
      readonly cameraNote: string;
      readonly dialogue: string;
      readonly id: string;
      readonly notes: string;
      readonly version: number;
    }>;
  } | null | undefined;
};
export type useShotTextMutation = {
  response: useShotTextMutation$data;
  variables: useShotTextMutation$variables;
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
            "name": "dialogue",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cameraNote",
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
    "name": "useShotTextMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShotTextMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1ebdf213953c471f1c9e515e9630df3337574609409b0e680e705339335ea31e",
    "metadata": {},
    "name": "useShotTextMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3de710b06192b4a224d6209144279df9";

export default node;
