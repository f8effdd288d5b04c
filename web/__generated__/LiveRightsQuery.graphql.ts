/**
 * @generated SignedSource<<d2bc334da6b2963ed3365bd9b74cb58b>>
 * @relayHash af87a533dfea098cbac9ad4f371df835
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5eac217aa2a41767f673091e6656de19484a53602572f45ed953a68966e9c027

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
        "fields": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "projectId"
          }
        ],
        "kind": "ObjectValue",
        "name": "by"
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
    "id": "5eac217aa2a41767f673091e6656de19484a53602572f45ed953a68966e9c027",
    "metadata": {},
    "name": "LiveRightsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bd555ed2c183afefcb94893f7eda0e60";

export default node;
