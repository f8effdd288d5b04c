/**
 * @generated SignedSource<<f0a2afb647c5e042db5f88df0e73f289>>
 * @relayHash 8d0f7880db61af6c93cd4c6bfe0ab42e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 051e396dce04d396046cbc3a9da64a6d6f2b3b2106ac02207a57bd7c1dbe4fee

import { ConcreteRequest } from 'relay-runtime';
export type useAssetDeletionQuery$variables = {
  assetId: string;
};
export type useAssetDeletionQuery$data = {
  readonly asset: {
    readonly casting: {
      readonly nodes: ReadonlyArray<{
        readonly shot: {
          readonly code: string;
        };
      }>;
      readonly totalCount: number;
    };
    readonly impact: {
      readonly assets: {
        readonly nodes: ReadonlyArray<{
          readonly name: string;
        }>;
        readonly totalCount: number;
      };
    };
  } | null | undefined;
};
export type useAssetDeletionQuery = {
  response: useAssetDeletionQuery$data;
  variables: useAssetDeletionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assetId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "assetId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAssetDeletionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Asset",
        "kind": "LinkedField",
        "name": "asset",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "CastingConnection",
            "kind": "LinkedField",
            "name": "casting",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Casting",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Shot",
                    "kind": "LinkedField",
                    "name": "shot",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "casting(first:4)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AssetImpact",
            "kind": "LinkedField",
            "name": "impact",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "AssetConnection",
                "kind": "LinkedField",
                "name": "assets",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Asset",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "assets(first:4)"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssetDeletionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Asset",
        "kind": "LinkedField",
        "name": "asset",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "CastingConnection",
            "kind": "LinkedField",
            "name": "casting",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Casting",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Shot",
                    "kind": "LinkedField",
                    "name": "shot",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "casting(first:4)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AssetImpact",
            "kind": "LinkedField",
            "name": "impact",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "AssetConnection",
                "kind": "LinkedField",
                "name": "assets",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Asset",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "assets(first:4)"
              }
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
    "id": "051e396dce04d396046cbc3a9da64a6d6f2b3b2106ac02207a57bd7c1dbe4fee",
    "metadata": {},
    "name": "useAssetDeletionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d5c64c4374d1b0eb28b756134de713f9";

export default node;
