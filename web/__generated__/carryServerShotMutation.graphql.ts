/**
 * @generated SignedSource<<e813e8846c932573232ed159e290337f>>
 * @relayHash a583fbd318e2dca80f853ba80c03a457
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 554332918de34147157f42b205b3f3957613cd2d79a5fe224b1b7182719f0772

import { ConcreteRequest } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
export type CreateShotInput = {
  aspectRatio?: AspectRatio | null | undefined;
  description?: string | null | undefined;
  name?: string | null | undefined;
  place?: ShotPlace | null | undefined;
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
export type carryServerShotMutation$variables = {
  input: CreateShotInput;
};
export type carryServerShotMutation$data = {
  readonly createShot: {
    readonly shot: {
      readonly id: string;
      readonly views: ReadonlyArray<{
        readonly id: string;
      }>;
    };
  } | null | undefined;
};
export type carryServerShotMutation = {
  response: carryServerShotMutation$data;
  variables: carryServerShotMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateShotPayload",
    "kind": "LinkedField",
    "name": "createShot",
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
            "concreteType": "View",
            "kind": "LinkedField",
            "name": "views",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
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
    "name": "carryServerShotMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "carryServerShotMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "554332918de34147157f42b205b3f3957613cd2d79a5fe224b1b7182719f0772",
    "metadata": {},
    "name": "carryServerShotMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2b08e322b0b0bb4a9b57070b0ddc545";

export default node;
