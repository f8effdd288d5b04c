/**
 * @generated SignedSource<<c82fb5254d91087dae33cf1703d14924>>
 * @relayHash 427a9bb80ba6f72447b3c48b33658b6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d533ed09e9ca68b65d8384a79127dd47a427d45661e604a3cd0a8b7e92ea0b3

import { ConcreteRequest } from 'relay-runtime';
export type PresenceMode = "DRAWING" | "LOOKING" | "PLAYING" | "%future added value";
export type joinBoardSubscription$variables = {
  clientId: string;
  storyboardId: string;
};
export type joinBoardSubscription$data = {
  readonly presence: {
    readonly here: ReadonlyArray<{
      readonly cursor: {
        readonly x: number;
        readonly y: number;
      } | null | undefined;
      readonly followingId: string | null | undefined;
      readonly id: string;
      readonly mode: PresenceMode;
      readonly name: string;
      readonly shotId: string | null | undefined;
      readonly userId: string;
      readonly viewId: string | null | undefined;
      readonly wet: ReadonlyArray<{
        readonly from: number;
        readonly stroke: string;
        readonly viewId: string;
      }>;
    }>;
    readonly isComplete: boolean;
    readonly left: ReadonlyArray<string>;
  };
};
export type joinBoardSubscription = {
  response: joinBoardSubscription$data;
  variables: joinBoardSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clientId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "storyboardId"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewId",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "clientId",
        "variableName": "clientId"
      },
      {
        "kind": "Variable",
        "name": "storyboardId",
        "variableName": "storyboardId"
      }
    ],
    "concreteType": "PresenceChange",
    "kind": "LinkedField",
    "name": "presence",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isComplete",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Presence",
        "kind": "LinkedField",
        "name": "here",
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
            "name": "userId",
            "storageKey": null
          },
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
            "name": "mode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shotId",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PresenceCursor",
            "kind": "LinkedField",
            "name": "cursor",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "x",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "y",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followingId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WetStrokePiece",
            "kind": "LinkedField",
            "name": "wet",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stroke",
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
        "kind": "ScalarField",
        "name": "left",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "joinBoardSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "joinBoardSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8d533ed09e9ca68b65d8384a79127dd47a427d45661e604a3cd0a8b7e92ea0b3",
    "metadata": {},
    "name": "joinBoardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0f56aee07b996a593bbd16d8bfb4a719";

export default node;
