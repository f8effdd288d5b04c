/**
 * @generated SignedSource<<d504d637497c33f90b4510e096665549>>
 * @relayHash b26380dc3a0bfa22b17bf0e5d9e1d927
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bed5f444859bb9f3dacfd38dc7e2acf8a95c06d5b689bb0e242f9afb6295841

import { ConcreteRequest } from 'relay-runtime';
export type followProjectQuery$variables = {
  projectId: string;
};
export type followProjectQuery$data = {
  readonly project: {
    readonly eventSeq: number;
    readonly id: string;
    readonly organization: {
      readonly id: string;
    };
  } | null | undefined;
};
export type followProjectQuery = {
  response: followProjectQuery$data;
  variables: followProjectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "projectId"
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
        "name": "id",
        "variableName": "projectId"
      }
    ],
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "eventSeq",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "followProjectQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followProjectQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9bed5f444859bb9f3dacfd38dc7e2acf8a95c06d5b689bb0e242f9afb6295841",
    "metadata": {},
    "name": "followProjectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3e05fcc2e865e170d47aabcc9b1e7979";

export default node;
