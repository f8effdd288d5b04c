/**
 * @generated SignedSource<<a97fb29cc5c3877f762e965699d060cb>>
 * @relayHash 0aff03b0b54af338fac67a5696dbe5b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29a6767bb06121f8a490606b862550ea996317c2aa669eb598ef462fbc4a6425

import { ConcreteRequest } from 'relay-runtime';
export type RemoveTaskDependencyInput = {
  dependsOnId: string;
  taskId: string;
};
export type useTaskLinksRemoveDependencyMutation$variables = {
  input: RemoveTaskDependencyInput;
};
export type useTaskLinksRemoveDependencyMutation$data = {
  readonly removeTaskDependency: {
    readonly task: {
      readonly id: string;
    };
  } | null | undefined;
};
export type useTaskLinksRemoveDependencyMutation = {
  response: useTaskLinksRemoveDependencyMutation$data;
  variables: useTaskLinksRemoveDependencyMutation$variables;
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
    "concreteType": "RemoveTaskDependencyPayload",
    "kind": "LinkedField",
    "name": "removeTaskDependency",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "task",
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
    "name": "useTaskLinksRemoveDependencyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTaskLinksRemoveDependencyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29a6767bb06121f8a490606b862550ea996317c2aa669eb598ef462fbc4a6425",
    "metadata": {},
    "name": "useTaskLinksRemoveDependencyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d6440ebb95b7384447fef80017c449d5";

export default node;
