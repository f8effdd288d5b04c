/**
 * @generated SignedSource<<7c2335c3ef58dc12f7938bdbab9c967e>>
 * @relayHash 41e6a068977b5fd408e84361886509f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f593095df8454c3b5c4d18fe49ae760270773d2cbfb356a5950ea2e449fc7509

import { ConcreteRequest } from 'relay-runtime';
export type CreateSampleProjectInput = {
  organizationId: string;
};
export type projectChangesCreateSampleMutation$variables = {
  input: CreateSampleProjectInput;
};
export type projectChangesCreateSampleMutation$data = {
  readonly createSampleProject: {
    readonly project: {
      readonly id: string;
    };
  } | null | undefined;
};
export type projectChangesCreateSampleMutation = {
  response: projectChangesCreateSampleMutation$data;
  variables: projectChangesCreateSampleMutation$variables;
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
    "concreteType": "CreateSampleProjectPayload",
    "kind": "LinkedField",
    "name": "createSampleProject",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "projectChangesCreateSampleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "projectChangesCreateSampleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f593095df8454c3b5c4d18fe49ae760270773d2cbfb356a5950ea2e449fc7509",
    "metadata": {},
    "name": "projectChangesCreateSampleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f5bbb66c8e0fd4c8c82c058f69860bf2";

export default node;
