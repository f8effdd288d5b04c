/**
 * @generated SignedSource<<097baac8d268989cb035bf83c7b793f4>>
 * @relayHash 2ff59d2d1bd28d10a11124661d3af664
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60aa17ff1e59e021a73106f4aa53e2ca341134f7d4bf6e9b61cac52d6c77b670

import { ConcreteRequest } from 'relay-runtime';
export type useLivePreviewQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useLivePreviewQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly description?: string;
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
  "name": "frames",
  "storageKey": null
},
v6 = {
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
v7 = {
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
v8 = {
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
v9 = [
  (v2/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "View",
  "kind": "LinkedField",
  "name": "views",
  "plural": true,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
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
                (v10/*:: as any*/),
                (v11/*:: as any*/)
              ],
              "type": "Shot",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v9/*:: as any*/),
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
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "type": "Shot",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/)
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
    "id": "60aa17ff1e59e021a73106f4aa53e2ca341134f7d4bf6e9b61cac52d6c77b670",
    "metadata": {},
    "name": "useLivePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c2cf265fa002bd1dbc6107ffa95636b";

export default node;
