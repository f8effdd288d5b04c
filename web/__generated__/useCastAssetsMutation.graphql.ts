/**
 * @generated SignedSource<<781deb685934213f4b523c8232a33e28>>
 * @relayHash 396c8472451c432a4759e5c7437047b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c0782584db82b8c08f07f918a23411ffb559d6b624ffd18371dbdb391451764

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CastAssetsInput = {
  castings: ReadonlyArray<CastingInput>;
};
export type CastingInput = {
  assetId: string;
  label?: string | null | undefined;
  occurrences?: number;
  shotId: string;
};
export type useCastAssetsMutation$variables = {
  input: CastAssetsInput;
};
export type useCastAssetsMutation$data = {
  readonly castAssets: {
    readonly assets: ReadonlyArray<{
      readonly casting: {
        readonly totalCount: number;
      };
      readonly id: string;
    }>;
    readonly deletedCastingIds: ReadonlyArray<string>;
    readonly shots: ReadonlyArray<{
      readonly casting: {
        readonly totalCount: number;
      };
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"shotCast_shot">;
    }>;
  } | null | undefined;
};
export type useCastAssetsMutation = {
  response: useCastAssetsMutation$data;
  variables: useCastAssetsMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCastingIds",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "CastingConnection",
  "kind": "LinkedField",
  "name": "casting",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": "cast",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 200
    }
  ],
  "concreteType": "CastingConnection",
  "kind": "LinkedField",
  "name": "casting",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Casting",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "occurrences",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Asset",
          "kind": "LinkedField",
          "name": "asset",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
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
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "casting(first:200)"
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Asset",
  "kind": "LinkedField",
  "name": "assets",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCastAssetsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CastAssetsPayload",
        "kind": "LinkedField",
        "name": "castAssets",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Shot",
            "kind": "LinkedField",
            "name": "shots",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "shotCast_shot",
                "selections": [
                  (v5/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCastAssetsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CastAssetsPayload",
        "kind": "LinkedField",
        "name": "castAssets",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedCastingIds"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Shot",
            "kind": "LinkedField",
            "name": "shots",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7c0782584db82b8c08f07f918a23411ffb559d6b624ffd18371dbdb391451764",
    "metadata": {},
    "name": "useCastAssetsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aea6c08c51ffc41713ffed3be33d1a35";

export default node;
