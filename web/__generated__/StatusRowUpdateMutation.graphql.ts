/**
 * @generated SignedSource<<c245861beaed83ee42ab76b6e97a8b5d>>
 * @relayHash cf93c89866eda9f2bd6efd1db3b0d694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e746b30c22496338ab01ae0718ed47c8072d6e00531754242988d97ada4834e3

import { ConcreteRequest } from 'relay-runtime';
export type UpdateShotStatusInput = {
  color?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  statusId: string;
};
export type StatusRowUpdateMutation$variables = {
  input: UpdateShotStatusInput;
};
export type StatusRowUpdateMutation$data = {
  readonly updateShotStatus: {
    readonly status: {
      readonly color: string;
      readonly id: string;
      readonly name: string;
      readonly version: number;
    };
  } | null | undefined;
};
export type StatusRowUpdateMutation = {
  response: StatusRowUpdateMutation$data;
  variables: StatusRowUpdateMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateShotStatusPayload",
    "kind": "LinkedField",
    "name": "updateShotStatus",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ShotStatus",
        "kind": "LinkedField",
        "name": "status",
        "plural": false,
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "color",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "StatusRowUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatusRowUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e746b30c22496338ab01ae0718ed47c8072d6e00531754242988d97ada4834e3",
    "metadata": {},
    "name": "StatusRowUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bc3e283aff9fa264f3a80ec4a3f101fb";

export default node;
