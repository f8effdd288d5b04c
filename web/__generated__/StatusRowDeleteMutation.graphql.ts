/**
 * @generated SignedSource<<82616405d59a7191ffbdf6c99f1d9f83>>
 * @relayHash a65f72f343c9c268f09bb7c0103e9efc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 050d73f3bc1ec75127c95343be5c60f21f56b0886dddc13b54e1aa69d7a82f5e

import { ConcreteRequest } from 'relay-runtime';
export type DeleteShotStatusesInput = {
  statuses: ReadonlyArray<ShotStatusAtVersion>;
};
export type ShotStatusAtVersion = {
  expectedVersion?: number | null | undefined;
  statusId: string;
};
export type StatusRowDeleteMutation$variables = {
  input: DeleteShotStatusesInput;
};
export type StatusRowDeleteMutation$data = {
  readonly deleteShotStatuses: {
    readonly deletedStatusIds: ReadonlyArray<string>;
    readonly project: {
      readonly id: string;
      readonly statuses: ReadonlyArray<{
        readonly id: string;
      }>;
    };
    readonly shotCount: number;
  } | null | undefined;
};
export type StatusRowDeleteMutation = {
  response: StatusRowDeleteMutation$data;
  variables: StatusRowDeleteMutation$variables;
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
  "name": "deletedStatusIds",
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
    "name": "StatusRowDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteShotStatusesPayload",
        "kind": "LinkedField",
        "name": "deleteShotStatuses",
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
    "name": "StatusRowDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteShotStatusesPayload",
        "kind": "LinkedField",
        "name": "deleteShotStatuses",
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
            "name": "deletedStatusIds"
          },
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "050d73f3bc1ec75127c95343be5c60f21f56b0886dddc13b54e1aa69d7a82f5e",
    "metadata": {},
    "name": "StatusRowDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4254899466321035530e471d12599afb";

export default node;
