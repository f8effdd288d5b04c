/**
 * @generated SignedSource<<6ddba97832e0e2c2335c15e6a7b31baa>>
 * @relayHash a0a5b9fd4b6e366222e59ef95c98f67b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da664942ed00296999eb9ee7340d50f8fa477c9cc60047717e94da438dbeb6ff

import { ConcreteRequest } from 'relay-runtime';
export type UpdateShotStatusesInput = {
  statuses: ReadonlyArray<ShotStatusUpdate>;
};
export type ShotStatusUpdate = {
  color?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  statusId: string;
};
export type StatusRowUpdateMutation$variables = {
  input: UpdateShotStatusesInput;
};
export type StatusRowUpdateMutation$data = {
  readonly updateShotStatuses: {
    readonly statuses: ReadonlyArray<{
      readonly color: string;
      readonly id: string;
      readonly name: string;
      readonly version: number;
    }>;
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
    "concreteType": "UpdateShotStatusesPayload",
    "kind": "LinkedField",
    "name": "updateShotStatuses",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ShotStatus",
        "kind": "LinkedField",
        "name": "statuses",
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
    "id": "da664942ed00296999eb9ee7340d50f8fa477c9cc60047717e94da438dbeb6ff",
    "metadata": {},
    "name": "StatusRowUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "99f82d31ff351c6437454836141e5264";

export default node;
