/**
 * @generated SignedSource<<b11ae64af0fb84f31c3539892e3de82f>>
 * @relayHash 9d68c7732603e0b23f3c0cfa7f8b7638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49b78da0724d1e12f9453ad454f4b9dfbeeb675ffdae2ea25ec9cc7f3e3da765

import { ConcreteRequest } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
export type CreateShotsInput = {
  place?: ShotPlace | null | undefined;
  shots: ReadonlyArray<NewShot>;
  storyboardId: string;
};
export type ShotPlace = {
  afterId: string;
  beforeId?: never;
  position?: never;
} | {
  afterId?: never;
  beforeId: string;
  position?: never;
} | {
  afterId?: never;
  beforeId?: never;
  position: number;
};
export type NewShot = {
  aspectRatio?: AspectRatio | null | undefined;
  cameraNote?: string | null | undefined;
  code?: string | null | undefined;
  description?: string | null | undefined;
  dialogue?: string | null | undefined;
  duration?: number | null | undefined;
  externalId?: string | null | undefined;
  frames?: number | null | undefined;
  name?: string | null | undefined;
  notes?: string | null | undefined;
  statusId?: string | null | undefined;
};
export type shotChangesCreateMutation$variables = {
  input: CreateShotsInput;
};
export type shotChangesCreateMutation$data = {
  readonly createShots: {
    readonly shots: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type shotChangesCreateMutation = {
  response: shotChangesCreateMutation$data;
  variables: shotChangesCreateMutation$variables;
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
    "concreteType": "CreateShotsPayload",
    "kind": "LinkedField",
    "name": "createShots",
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
    "name": "shotChangesCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shotChangesCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "49b78da0724d1e12f9453ad454f4b9dfbeeb675ffdae2ea25ec9cc7f3e3da765",
    "metadata": {},
    "name": "shotChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b86fd572450f794d3068af83f298dadd";

export default node;
