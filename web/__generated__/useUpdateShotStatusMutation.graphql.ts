/**
 * @generated SignedSource<<494caa2249626539dd349f5df9e81b13>>
 * @relayHash 2d1442197372e26527c49d49172f87e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c64bd26c727c04b53747c4a7a6696340b6ce887e2ab94a580cea616b5904825

import { ConcreteRequest } from 'relay-runtime';
export type UpdateShotStatusInput = {
  color?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  name?: string | null | undefined;
  statusId: string;
};
export type useUpdateShotStatusMutation$variables = {
  input: UpdateShotStatusInput;
};
export type useUpdateShotStatusMutation$data = {
  readonly updateShotStatus: {
    readonly status: {
      readonly color: string;
      readonly id: string;
      readonly name: string;
      readonly version: number;
    };
  } | null | undefined;
};
export type useUpdateShotStatusMutation = {
  response: useUpdateShotStatusMutation$data;
  variables: useUpdateShotStatusMutation$variables;
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
    "name": "useUpdateShotStatusMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateShotStatusMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c64bd26c727c04b53747c4a7a6696340b6ce887e2ab94a580cea616b5904825",
    "metadata": {},
    "name": "useUpdateShotStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7a7728901d89fc1d0ea71ccc4b6dd0f3";

export default node;
