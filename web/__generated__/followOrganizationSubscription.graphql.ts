/**
 * @generated SignedSource<<dd2f39bbfc01737509c5ac92e6992591>>
 * @relayHash 5117179a585eeff7ab7561b9d39f7fde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbb0fabb113c50770a9a3c46b4c645f1a871a6d55e12b5f303e7c691e6e9d73d

import { ConcreteRequest } from 'relay-runtime';
export type followOrganizationSubscription$variables = {
  after?: string | null | undefined;
  organizationId: string;
};
export type followOrganizationSubscription$data = {
  readonly organizationEvents: {
    readonly at: string;
    readonly clientId: string | null | undefined;
    readonly isOwn: boolean;
    readonly seq: number;
    readonly subjectId: string;
    readonly type: string;
  };
};
export type followOrganizationSubscription = {
  response: followOrganizationSubscription$data;
  variables: followOrganizationSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "organizationId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "organizationId",
        "variableName": "organizationId"
      }
    ],
    "concreteType": "OrganizationEvent",
    "kind": "LinkedField",
    "name": "organizationEvents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "seq",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "subjectId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOwn",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "followOrganizationSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "followOrganizationSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dbb0fabb113c50770a9a3c46b4c645f1a871a6d55e12b5f303e7c691e6e9d73d",
    "metadata": {},
    "name": "followOrganizationSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "79dd412186033c1bfa0dc09a39a8d2e6";

export default node;
