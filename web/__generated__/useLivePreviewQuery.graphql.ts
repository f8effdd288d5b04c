/**
 * @generated SignedSource<<91a8eb27369ca0c9d15a876d66c40ec1>>
 * @relayHash 5945d3b71d81ebd03316d7d6c7094325
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2a8befaa450c40874fb19938696cf3082ba901c06b6765295ebdc07c00a833c

import { ConcreteRequest } from 'relay-runtime';
export type useLivePreviewQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useLivePreviewQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly description?: string;
    readonly dialogue?: string;
    readonly frames?: number;
    readonly id?: string;
    readonly largeUrl?: string;
    readonly name?: string;
    readonly scene?: {
      readonly id: string;
    } | null | undefined;
    readonly thumbnailUrl?: string;
    readonly views?: ReadonlyArray<{
      readonly id: string;
      readonly largeUrl: string;
      readonly thumbnailUrl: string;
    }>;
    readonly voice?: {
      readonly duration: number;
      readonly id: string;
      readonly url: string;
    } | null | undefined;
  } | null | undefined>;
};
export type useLivePreviewQuery = {
  response: useLivePreviewQuery$data;
  variables: useLivePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dialogue",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frames",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Scene",
  "kind": "LinkedField",
  "name": "scene",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "width",
      "value": 840
    }
  ],
  "kind": "ScalarField",
  "name": "thumbnailUrl",
  "storageKey": "thumbnailUrl(width:840)"
},
v9 = {
  "alias": "largeUrl",
  "args": [
    {
      "kind": "Literal",
      "name": "width",
      "value": 1920
    }
  ],
  "kind": "ScalarField",
  "name": "thumbnailUrl",
  "storageKey": "thumbnailUrl(width:1920)"
},
v10 = [
  (v2/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "View",
  "kind": "LinkedField",
  "name": "views",
  "plural": true,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "ShotVoice",
  "kind": "LinkedField",
  "name": "voice",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLivePreviewQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v11/*:: as any*/),
                (v12/*:: as any*/)
              ],
              "type": "Shot",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v10/*:: as any*/),
              "type": "View",
              "abstractKey": null
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLivePreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "type": "Shot",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "View",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d2a8befaa450c40874fb19938696cf3082ba901c06b6765295ebdc07c00a833c",
    "metadata": {},
    "name": "useLivePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ebee24c042de8da4e07f84f951ab281";

export default node;
