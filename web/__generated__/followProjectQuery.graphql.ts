/**
 * @generated SignedSource<<abe45212720ac207487832d7e6631926>>
 * @relayHash 37e1cea543aae72fa4a05c4daaad2be3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eab475e10f1f7233d100c54c9f0496483beaec1797cbd5e7c3ab113ea379cc27

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
    "id": "eab475e10f1f7233d100c54c9f0496483beaec1797cbd5e7c3ab113ea379cc27",
    "metadata": {},
    "name": "followProjectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7390735d4887c124af2355c386386474";

export default node;
