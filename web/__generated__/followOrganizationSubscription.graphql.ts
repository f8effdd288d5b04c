/**
 * @generated SignedSource<<76e4eefb0551cb56ca64617f4af37ded>>
 * @relayHash 062c634dde1ad1b9977a3e5ab67ebdba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e27b25dcd8185a57b5d86aceadef5110c6a7e0049ac0cbf55f935435c34c18d

import { ConcreteRequest } from 'relay-runtime';
export type followOrganizationSubscription$variables = {
  after?: number | null | undefined;
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
    "id": "7e27b25dcd8185a57b5d86aceadef5110c6a7e0049ac0cbf55f935435c34c18d",
    "metadata": {},
    "name": "followOrganizationSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "409dd7d7baaa8c1d9bcba5ef018618bd";

export default node;
