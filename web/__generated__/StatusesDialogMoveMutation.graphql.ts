/**
 * @generated SignedSource<<7a7d7aabcfd88cb670a425634d46c0ec>>
 * @relayHash 682393ddcc9957f4a9a1339867a5ccf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f87b309cf211dcebbe1e75079375d533f3e2402c50b6076f19a7dba9eb7e043

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
export type StatusesDialogMoveMutation$variables = {
  input: MoveShotStatusInput;
};
export type StatusesDialogMoveMutation$data = {
  readonly moveShotStatus: {
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
    "id": "2f87b309cf211dcebbe1e75079375d533f3e2402c50b6076f19a7dba9eb7e043",
    "metadata": {},
    "name": "StatusesDialogMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebc32ac99a8a325caa95cae322cf233c";

export default node;
