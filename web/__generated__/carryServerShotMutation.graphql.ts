/**
 * @generated SignedSource<<adf04d4073c616e283960d033d15fc9a>>
 * @relayHash 2247b1bccc050dd92a655a9738f6d9e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 047fa2b9dbfd0c2ae18074b1f2715ddd7e668326be4351168a6f40dcf0c54a32

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
export type carryServerShotMutation$variables = {
  input: CreateShotsInput;
};
export type carryServerShotMutation$data = {
  readonly createShots: {
    readonly shots: ReadonlyArray<{
      readonly id: string;
      readonly views: ReadonlyArray<{
        readonly id: string;
      }>;
    }>;
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
    "id": "047fa2b9dbfd0c2ae18074b1f2715ddd7e668326be4351168a6f40dcf0c54a32",
    "metadata": {},
    "name": "carryServerShotMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "16be862fa7ba852c3fa8e0e204404a2c";

export default node;
