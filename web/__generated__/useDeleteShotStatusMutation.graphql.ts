/**
 * @generated SignedSource<<0b5d535487ff752f4787fc1bcd088fd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteShotStatusInput = {
  statusId: string;
};
export type useDeleteShotStatusMutation$variables = {
  input: DeleteShotStatusInput;
};
export type useDeleteShotStatusMutation$data = {
  readonly deleteShotStatus: {
    readonly deletedStatusId: string;
    readonly project: {
      readonly id: string;
      readonly statuses: ReadonlyArray<{
        readonly id: string;
      }>;
    };
    readonly shotCount: number;
  };
};
export type useDeleteShotStatusMutation = {
  response: useDeleteShotStatusMutation$data;
  variables: useDeleteShotStatusMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedStatusId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shotCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Project",
  "kind": "LinkedField",
  "name": "project",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ShotStatus",
      "kind": "LinkedField",
      "name": "statuses",
      "plural": true,
      "selections": [
        (v4/*:: as any*/)
      ],
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
    "name": "useDeleteShotStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteShotStatusPayload",
        "kind": "LinkedField",
        "name": "deleteShotStatus",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteShotStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteShotStatusPayload",
        "kind": "LinkedField",
        "name": "deleteShotStatus",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedStatusId"
          },
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "481b185315f96d0409af85443b63452e",
    "id": null,
    "metadata": {},
    "name": "useDeleteShotStatusMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteShotStatusMutation(\n  $input: DeleteShotStatusInput!\n) {\n  deleteShotStatus(input: $input) {\n    deletedStatusId\n    shotCount\n    project {\n      id\n      statuses {\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4f10629935832635bf0773e3c72e7166";

export default node;
