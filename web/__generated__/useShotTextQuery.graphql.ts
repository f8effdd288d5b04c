/**
 * @generated SignedSource<<595f97d14073a08c1b64fb79ffe5881a>>
 * @relayHash 59a852ebc5f9a9c628b54034e83d081b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9cd3611ea2c6945c3a86ef65edada434ff6f47b9461ecb7c936fdde02646e36

import { ConcreteRequest } from 'relay-runtime';
export type useShotTextQuery$variables = {
  shotId: string;
};
export type useShotTextQuery$data = {
  readonly node: {
    readonly cameraNote?: string;
    readonly dialogue?: string;
    readonly notes?: string;
    readonly version?: number;
  } | null | undefined;
};
export type useShotTextQuery = {
  response: useShotTextQuery$data;
  variables: useShotTextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "shotId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "shotId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dialogue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cameraNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useShotTextQuery",
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
    "name": "useShotTextQuery",
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
    "id": "a9cd3611ea2c6945c3a86ef65edada434ff6f47b9461ecb7c936fdde02646e36",
    "metadata": {},
    "name": "useShotTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "185e36584d16a6b0e66b9096dd53e70f";

export default node;
