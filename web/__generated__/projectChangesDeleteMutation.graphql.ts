/**
 * @generated SignedSource<<8f9a11f2376348e48289bb6cb229f494>>
 * @relayHash f6233444b224536affd23eed319588da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f1c80bbac9bb1f76579521794470be592f551a4709ef70debd84982dde88ae4

import { ConcreteRequest } from 'relay-runtime';
export type DeleteProjectInput = {
  expectedVersion?: number | null | undefined;
  projectId: string;
};
export type projectChangesDeleteMutation$variables = {
  input: DeleteProjectInput;
};
export type projectChangesDeleteMutation$data = {
  readonly deleteProject: {
    readonly deletedProjectId: string;
  } | null | undefined;
};
export type projectChangesDeleteMutation = {
  response: projectChangesDeleteMutation$data;
  variables: projectChangesDeleteMutation$variables;
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
    "concreteType": "DeleteProjectPayload",
    "kind": "LinkedField",
    "name": "deleteProject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedProjectId",
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
    "name": "projectChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "projectChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f1c80bbac9bb1f76579521794470be592f551a4709ef70debd84982dde88ae4",
    "metadata": {},
    "name": "projectChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a3a1fa950b487b26deffc0b4bca7567";

export default node;
