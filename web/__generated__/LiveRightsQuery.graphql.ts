/**
 * @generated SignedSource<<3180b0e93b707fe4f67327f1dd88c6f6>>
 * @relayHash 1f4eae907df8fcec55f24771d81a73f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee8b6564847c036d288a3b900c1a512b4a9f6b6b6d7712d08796ee95d8c9c754

import { ConcreteRequest } from 'relay-runtime';
export type LiveRightsQuery$variables = {
  projectId: string;
};
export type LiveRightsQuery$data = {
  readonly project: {
    readonly id: string;
    readonly organization: {
      readonly id: string;
      readonly name: string;
      readonly viewerCanAdminister: boolean;
      readonly viewerCanCreateProjects: boolean;
    };
    readonly viewerCanAdminister: boolean;
    readonly viewerCanEdit: boolean;
  } | null | undefined;
};
export type LiveRightsQuery = {
  response: LiveRightsQuery$data;
  variables: LiveRightsQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanAdminister",
  "storageKey": null
},
v3 = [
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
        "name": "viewerCanEdit",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanCreateProjects",
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
    "name": "LiveRightsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveRightsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "ee8b6564847c036d288a3b900c1a512b4a9f6b6b6d7712d08796ee95d8c9c754",
    "metadata": {},
    "name": "LiveRightsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "32870150fe0f4af4e77e6073b869aedb";

export default node;
