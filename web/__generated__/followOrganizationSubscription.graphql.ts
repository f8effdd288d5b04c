/**
 * @generated SignedSource<<ba7216cd0204a670d1b9ad21551a8fbd>>
 * @relayHash bff400e22f9937d73003ae40a4f7abb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14069eb1a549fefac793d540f02bacb288eb3cc8eb66615e4159ad8e01d90aee

import { ConcreteRequest } from 'relay-runtime';
export type followOrganizationSubscription$variables = {
  after?: number | null | undefined;
  organizationId: string;
};
export type followOrganizationSubscription$data = {
  readonly organizationEvents: {
    readonly actor: {
      readonly id: string;
    } | null | undefined;
    readonly at: string;
    readonly clientId: string | null | undefined;
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
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "actor",
        "plural": false,
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
    "id": "14069eb1a549fefac793d540f02bacb288eb3cc8eb66615e4159ad8e01d90aee",
    "metadata": {},
    "name": "followOrganizationSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d4d638001026b2e2f17f842017c9ec0f";

export default node;
