/**
 * @generated SignedSource<<3b9a3f35891c80bd6bcdef902739ca3f>>
 * @relayHash 7aab53fc6daff01c9cead7ac877d72a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77a002435d5cbb61aac63bab8173607a4a4063f936691265a4fa3174f191d0f1

import { ConcreteRequest } from 'relay-runtime';
export type CreateShotStatusInput = {
  color: string;
  name: string;
  projectId: string;
};
export type NewStatusFormMutation$variables = {
  input: CreateShotStatusInput;
};
export type NewStatusFormMutation$data = {
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
export type NewStatusFormMutation = {
  response: NewStatusFormMutation$data;
  variables: NewStatusFormMutation$variables;
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
    "name": "NewStatusFormMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewStatusFormMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "77a002435d5cbb61aac63bab8173607a4a4063f936691265a4fa3174f191d0f1",
    "metadata": {},
    "name": "NewStatusFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74d91785c78cc19ef84f819eaed2458d";

export default node;
