/**
 * @generated SignedSource<<64233238106273519597c533256a9bfb>>
 * @relayHash fe9181dad4b9dd27edf39c769411dfbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0d31811cc65c0f6a234c5266ade309e59a5385a968c9c4e92bf20cf125dc9d0

import { ConcreteRequest } from 'relay-runtime';
export type MoveShotStatusesInput = {
  statuses: ReadonlyArray<ShotStatusAtVersion>;
  to: ShotStatusPlace;
};
export type ShotStatusAtVersion = {
  expectedVersion?: number | null | undefined;
  statusId: string;
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
export type StatusesDialogMoveMutation$variables = {
  input: MoveShotStatusesInput;
};
export type StatusesDialogMoveMutation$data = {
  readonly moveShotStatuses: {
    readonly project: {
      readonly id: string;
      readonly statuses: ReadonlyArray<{
        readonly id: string;
      }>;
    };
  } | null | undefined;
};
export type StatusesDialogMoveMutation = {
  response: StatusesDialogMoveMutation$data;
  variables: StatusesDialogMoveMutation$variables;
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
    "concreteType": "MoveShotStatusesPayload",
    "kind": "LinkedField",
    "name": "moveShotStatuses",
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
    "name": "StatusesDialogMoveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatusesDialogMoveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f0d31811cc65c0f6a234c5266ade309e59a5385a968c9c4e92bf20cf125dc9d0",
    "metadata": {},
    "name": "StatusesDialogMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "814322a77ce1e428ec78f2636e7f7513";

export default node;
