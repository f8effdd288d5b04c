/**
 * @generated SignedSource<<8b08f23ac83d9a9a85a009cdf4289ad8>>
 * @relayHash 8d4bb5ea50e210d53fb8ee3bf18852de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 676e17c760055418f97e7a06dd008d130364b152237afc22c5cee9c6c95ff68c

import { ConcreteRequest } from 'relay-runtime';
export type sendShotDescriptionQuery$variables = {
  shotId: string;
};
export type sendShotDescriptionQuery$data = {
  readonly node: {
    readonly description?: string;
    readonly version?: number;
  } | null | undefined;
};
export type sendShotDescriptionQuery = {
  response: sendShotDescriptionQuery$data;
  variables: sendShotDescriptionQuery$variables;
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
      "name": "description",
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
    "name": "sendShotDescriptionQuery",
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
    "name": "sendShotDescriptionQuery",
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
    "id": "676e17c760055418f97e7a06dd008d130364b152237afc22c5cee9c6c95ff68c",
    "metadata": {},
    "name": "sendShotDescriptionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02c35b43c8b72c8b666daf9ea9a1c4f0";

export default node;
