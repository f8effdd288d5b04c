/**
 * @generated SignedSource<<60b04e3dd12ed1aac294532c51fb8625>>
 * @relayHash a344d76f036e2687a3f03b60844fcfb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c09ad5772265f661431c68b6cbfc9fe1d94b3b3afea8c01e009beb8a42848898

import { ConcreteRequest } from 'relay-runtime';
export type DeleteOrganizationInput = {
  expectedVersion?: number | null | undefined;
  organizationId: string;
};
export type DeleteOrganizationDialogMutation$variables = {
  input: DeleteOrganizationInput;
};
export type DeleteOrganizationDialogMutation$data = {
  readonly deleteOrganization: {
    readonly deletedOrganizationId: string;
  } | null | undefined;
};
export type DeleteOrganizationDialogMutation = {
  response: DeleteOrganizationDialogMutation$data;
  variables: DeleteOrganizationDialogMutation$variables;
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
    "concreteType": "DeleteOrganizationPayload",
    "kind": "LinkedField",
    "name": "deleteOrganization",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedOrganizationId",
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
    "name": "DeleteOrganizationDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteOrganizationDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c09ad5772265f661431c68b6cbfc9fe1d94b3b3afea8c01e009beb8a42848898",
    "metadata": {},
    "name": "DeleteOrganizationDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "afd6602002c1ea5d4625a81acf5a5fbf";

export default node;
