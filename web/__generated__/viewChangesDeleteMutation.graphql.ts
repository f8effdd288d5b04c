/**
 * @generated SignedSource<<c8b983b650ee0110ca1af7a856764f66>>
 * @relayHash caf3be6806a6ab18b1e6873ec5027d58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae37fc7e27806f97d357cd270e4d247329aa337e48eacd2514937ebb3e1d82b

import { ConcreteRequest } from 'relay-runtime';
export type DeleteViewsInput = {
  views: ReadonlyArray<ViewAtVersion>;
};
export type ViewAtVersion = {
  expectedVersion?: number | null | undefined;
  viewId: string;
};
export type viewChangesDeleteMutation$variables = {
  input: DeleteViewsInput;
};
export type viewChangesDeleteMutation$data = {
  readonly deleteViews: {
    readonly deletedViewIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type viewChangesDeleteMutation = {
  response: viewChangesDeleteMutation$data;
  variables: viewChangesDeleteMutation$variables;
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
    "concreteType": "DeleteViewsPayload",
    "kind": "LinkedField",
    "name": "deleteViews",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedViewIds",
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
    "name": "viewChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eae37fc7e27806f97d357cd270e4d247329aa337e48eacd2514937ebb3e1d82b",
    "metadata": {},
    "name": "viewChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e02d871830f554dbf7e47f1b2a7cdbc";

export default node;
