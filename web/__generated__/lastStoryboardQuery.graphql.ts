/**
 * @generated SignedSource<<3d8805038be3e51d9d530c6610c2409e>>
 * @relayHash 192de6c05990a2cedca5a90cee00e7ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 099a38b4a7d7254e35aac22bdf41a6c2f4ccba797267681ba0994f0e9a9baa80

import { ConcreteRequest } from 'relay-runtime';
export type lastStoryboardQuery$variables = Record<PropertyKey, never>;
export type lastStoryboardQuery$data = {
  readonly recentProjects: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type lastStoryboardQuery = {
  response: lastStoryboardQuery$data;
  variables: lastStoryboardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "ProjectConnection",
  "kind": "LinkedField",
  "name": "recentProjects",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "nodes",
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
  "storageKey": "recentProjects(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "lastStoryboardQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "lastStoryboardQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "099a38b4a7d7254e35aac22bdf41a6c2f4ccba797267681ba0994f0e9a9baa80",
    "metadata": {},
    "name": "lastStoryboardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e4750bbc0e10b83674e3a35a799c1cd";

export default node;
