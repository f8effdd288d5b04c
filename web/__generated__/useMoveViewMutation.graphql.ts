/**
 * @generated SignedSource<<aa3087542e8343bc03134351a091a05f>>
 * @relayHash 0868b4c0fed27e1aa2d0197a511643c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ae62e2319dc86c83fcf21573e5da71c594d5228e1bc6a3bcc499552d8de4a29

import { ConcreteRequest } from 'relay-runtime';
export type MoveViewInput = {
  to: ViewPlace;
  viewId: string;
};
export type ViewPlace = {
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
export type useMoveViewMutation$variables = {
  input: MoveViewInput;
};
export type useMoveViewMutation$data = {
  readonly moveView: {
    readonly shot: {
      readonly id: string;
      readonly views: ReadonlyArray<{
        readonly id: string;
        readonly position: number;
      }>;
    };
  } | null | undefined;
};
export type useMoveViewMutation = {
  response: useMoveViewMutation$data;
  variables: useMoveViewMutation$variables;
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
    "concreteType": "MoveViewPayload",
    "kind": "LinkedField",
    "name": "moveView",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
                "storageKey": null
              }
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
    "name": "useMoveViewMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveViewMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2ae62e2319dc86c83fcf21573e5da71c594d5228e1bc6a3bcc499552d8de4a29",
    "metadata": {},
    "name": "useMoveViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "660af6917bb1648b406e432676ae0046";

export default node;
