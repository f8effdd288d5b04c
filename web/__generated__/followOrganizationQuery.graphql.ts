/**
 * @generated SignedSource<<01d71f616c68dc9f40bab30cbd0fbdb9>>
 * @relayHash bdb63cb5fd774c87815b7c11fbfe664a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b3bfcf65f982562b04bba7666a21f8c7398ae7bdf99d21fa555ea80dc286993

import { ConcreteRequest } from 'relay-runtime';
export type followOrganizationQuery$variables = {
  organizationId: string;
};
export type followOrganizationQuery$data = {
  readonly organization: {
    readonly eventSeq: number;
  } | null | undefined;
};
export type followOrganizationQuery = {
  response: followOrganizationQuery$data;
  variables: followOrganizationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "organizationId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "organizationId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventSeq",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "followOrganizationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
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
    "name": "followOrganizationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
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
    "id": "9b3bfcf65f982562b04bba7666a21f8c7398ae7bdf99d21fa555ea80dc286993",
    "metadata": {},
    "name": "followOrganizationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d22926f388910c1d2bc3c4880a26ac36";

export default node;
