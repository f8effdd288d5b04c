/**
 * @generated SignedSource<<ea19c93ed0fcb1a5ace771b37db94417>>
 * @relayHash 53668d208e45e9f35649bc0cd5228632
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a42111c6580fea75ad75e97eed77b94a87850bd3b72f8e2014f1fc5df2cbb95

import { ConcreteRequest } from 'relay-runtime';
export type followOrganizationQuery$variables = {
  organizationId: string;
};
export type followOrganizationQuery$data = {
  readonly organization: {
    readonly eventSeq: number;
    readonly id: string;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
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
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v1/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "organizationId"
      }
    ],
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
        "name": "eventSeq",
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
    "name": "followOrganizationQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followOrganizationQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5a42111c6580fea75ad75e97eed77b94a87850bd3b72f8e2014f1fc5df2cbb95",
    "metadata": {},
    "name": "followOrganizationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ccbcff02a5332735f58e025ecd2028bf";

export default node;
