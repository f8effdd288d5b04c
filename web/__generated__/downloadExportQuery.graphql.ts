/**
 * @generated SignedSource<<846801ba08947561602635dd2d5f68c9>>
 * @relayHash 2aff8a715c38ceb908a2057f12891ae6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 749f0cfdfec1e51573a47b9921bead7b0c86daa4c27fc9a1fbf32d80a41ff2cc

import { ConcreteRequest } from 'relay-runtime';
export type downloadExportQuery$variables = {
  id: string;
};
export type downloadExportQuery$data = {
  readonly node: {
    readonly downloadUrl?: string | null | undefined;
  } | null | undefined;
};
export type downloadExportQuery = {
  response: downloadExportQuery$data;
  variables: downloadExportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    }
  ],
  "type": "ProjectExport",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "downloadExportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "downloadExportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "749f0cfdfec1e51573a47b9921bead7b0c86daa4c27fc9a1fbf32d80a41ff2cc",
    "metadata": {},
    "name": "downloadExportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "645047c86c3a6d37b0d7cf2a40ba141f";

export default node;
