/**
 * @generated SignedSource<<00f1056e0c527c9eb78a031fc6a5fd84>>
 * @relayHash 7c4a9485de081f8df85fdeb112f51d6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1505c8597ec57969952848a69132ebfc886781dcf7a288b095239f153433b11f

import { ConcreteRequest } from 'relay-runtime';
export type CreateShotStatusInput = {
  color: string;
  name: string;
  projectId: string;
};
export type useCreateShotStatusMutation$variables = {
  input: CreateShotStatusInput;
};
export type useCreateShotStatusMutation$data = {
  readonly createShotStatus: {
    readonly project: {
      readonly id: string;
      readonly statuses: ReadonlyArray<{
        readonly color: string;
        readonly id: string;
        readonly name: string;
        readonly shotCount: number;
        readonly version: number;
      }>;
    };
  } | null | undefined;
};
export type useCreateShotStatusMutation = {
  response: useCreateShotStatusMutation$data;
  variables: useCreateShotStatusMutation$variables;
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
    "concreteType": "CreateShotStatusPayload",
    "kind": "LinkedField",
    "name": "createShotStatus",
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
              (v1/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shotCount",
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
    "name": "useCreateShotStatusMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateShotStatusMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1505c8597ec57969952848a69132ebfc886781dcf7a288b095239f153433b11f",
    "metadata": {},
    "name": "useCreateShotStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "22fcd8bacdddf1fb37136d927b4ebba0";

export default node;
