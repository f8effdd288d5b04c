/**
 * @generated SignedSource<<58d747bd6ad5df98218fcf00d14c5612>>
 * @relayHash d3a3baddd194cb55de25ce2d2fe538e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92047f235b4957d40e71f82d71171f91c16498ef92ede8f752ed6cda783804f2

import { ConcreteRequest } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
export type UpdateShotsInput = {
  shots: ReadonlyArray<ShotChange>;
};
export type ShotChange = {
  aspectRatio?: AspectRatio | null | undefined;
  description?: string | null | undefined;
  duration?: number | null | undefined;
  expectedVersion?: number | null | undefined;
  frames?: number | null | undefined;
  name?: string | null | undefined;
  shotId: string;
  statusId?: string | null | undefined;
};
export type useUpdateShotsMutation$variables = {
  input: UpdateShotsInput;
};
export type useUpdateShotsMutation$data = {
  readonly updateShots: {
    readonly shots: ReadonlyArray<{
      readonly aspectRatio: AspectRatio;
      readonly description: string;
      readonly duration: number;
      readonly frames: number;
      readonly id: string;
      readonly name: string;
      readonly status: {
        readonly color: string;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly version: number;
    }>;
    readonly storyboard: {
      readonly duration: number;
      readonly frames: number;
      readonly id: string;
      readonly revision: number;
    };
  } | null | undefined;
};
export type useUpdateShotsMutation = {
  response: useUpdateShotsMutation$data;
  variables: useUpdateShotsMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frames",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "duration",
  "storageKey": null
},
v5 = [
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "concreteType": "ShotStatus",
            "kind": "LinkedField",
            "name": "status",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "color",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateShotsMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateShotsMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "92047f235b4957d40e71f82d71171f91c16498ef92ede8f752ed6cda783804f2",
    "metadata": {},
    "name": "useUpdateShotsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7eaf45f139b21e8c1bb27c6a4b6fbbd3";

export default node;
