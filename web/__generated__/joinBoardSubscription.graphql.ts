/**
 * @generated SignedSource<<eb3c45d251cc2914e84d5a8b3c9c4377>>
 * @relayHash 6ce4bac474341e71dae15961984bb807
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5be68acf6887de35f1d2306f066addb997f34b72e3d632eb25733f839ef00211

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
    readonly isWhole: boolean;
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
        "name": "isWhole",
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
    "id": "5be68acf6887de35f1d2306f066addb997f34b72e3d632eb25733f839ef00211",
    "metadata": {},
    "name": "joinBoardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b1a473b36628af92ae2c734555933988";

export default node;
