/**
 * @generated SignedSource<<8a76cad2fd4b77782a3130a24c35d7a3>>
 * @relayHash 2a44560d9eaf5c15ae03ad0fe43f88f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb2773f8e32553d0f2b0e69d9a156534ef4405dded8204d2ab9056e3a70567b8

import { ConcreteRequest } from 'relay-runtime';
export type DeleteShotStatusInput = {
  statusId: string;
};
export type StatusRowDeleteMutation$variables = {
  input: DeleteShotStatusInput;
};
export type StatusRowDeleteMutation$data = {
  readonly deleteShotStatus: {
    readonly deletedStatusId: string;
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
    "name": "StatusRowDeleteMutation",
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
    "name": "StatusRowDeleteMutation",
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
    "id": "eb2773f8e32553d0f2b0e69d9a156534ef4405dded8204d2ab9056e3a70567b8",
    "metadata": {},
    "name": "StatusRowDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21b92408b8f712fdb8d0fe118ce6eb27";

export default node;
