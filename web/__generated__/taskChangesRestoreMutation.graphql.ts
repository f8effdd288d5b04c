/**
 * @generated SignedSource<<cfab70b23bb6707a2562b0905b3c217b>>
 * @relayHash 3fbfd9bcdbcaa3314e69846d35dc08ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00568f8cf534d1f8721b2abaa64d971057568becbc4b8b9b07d71edeebecd702

import { ConcreteRequest } from 'relay-runtime';
export type RestoreTasksInput = {
  taskIds: ReadonlyArray<string>;
};
export type taskChangesRestoreMutation$variables = {
  input: RestoreTasksInput;
};
export type taskChangesRestoreMutation$data = {
  readonly restoreTasks: {
    readonly tasks: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type taskChangesRestoreMutation = {
  response: taskChangesRestoreMutation$data;
  variables: taskChangesRestoreMutation$variables;
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
    "concreteType": "RestoreTasksPayload",
    "kind": "LinkedField",
    "name": "restoreTasks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Task",
        "kind": "LinkedField",
        "name": "tasks",
        "plural": true,
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
    "name": "taskChangesRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "taskChangesRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "00568f8cf534d1f8721b2abaa64d971057568becbc4b8b9b07d71edeebecd702",
    "metadata": {},
    "name": "taskChangesRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "646dcfd39e6f5cfec2d8b5f12c671ab1";

export default node;
