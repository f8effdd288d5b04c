/**
 * @generated SignedSource<<fc079c85578263e70ee2a11b80937449>>
 * @relayHash 13fea067226b51030771985d051a4a1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c76a7bfd26d0794a2dc2d76e0171c280542767bf99915f40af30e4d202701cb

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
  readonly viewer: {
    readonly id: string;
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
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
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
        "selections": (v2/*:: as any*/),
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
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followProjectQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1c76a7bfd26d0794a2dc2d76e0171c280542767bf99915f40af30e4d202701cb",
    "metadata": {},
    "name": "followProjectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee93ae33aa4237270e2e6c084c2b8fac";

export default node;
