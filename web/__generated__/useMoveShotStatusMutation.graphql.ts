/**
 * @generated SignedSource<<8354bcd0044cfd1f758ddc3575f432fe>>
 * @relayHash 6b6bb4aa4aedea60fd9a970eefb1e97e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a129b1025faff5ffebf559aee95f539e9fcecb849ee455bf80469d734edd3b3

import { ConcreteRequest } from 'relay-runtime';
export type MoveShotStatusInput = {
  statusId: string;
  to: ShotStatusPlace;
};
export type ShotStatusPlace = {
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
export type useMoveShotStatusMutation$variables = {
  input: MoveShotStatusInput;
};
export type useMoveShotStatusMutation$data = {
  readonly moveShotStatus: {
    readonly project: {
      readonly id: string;
      readonly statuses: ReadonlyArray<{
        readonly id: string;
      }>;
    };
  } | null | undefined;
};
export type useMoveShotStatusMutation = {
  response: useMoveShotStatusMutation$data;
  variables: useMoveShotStatusMutation$variables;
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
    "concreteType": "MoveShotStatusPayload",
    "kind": "LinkedField",
    "name": "moveShotStatus",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ShotStatus",
            "kind": "LinkedField",
            "name": "statuses",
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
    "name": "useMoveShotStatusMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveShotStatusMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9a129b1025faff5ffebf559aee95f539e9fcecb849ee455bf80469d734edd3b3",
    "metadata": {},
    "name": "useMoveShotStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e9552f92a6af7aacfd25742159bd68de";

export default node;
