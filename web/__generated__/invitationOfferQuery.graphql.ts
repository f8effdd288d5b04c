/**
 * @generated SignedSource<<ea1b702d07e2af2ac6403d797c4e27f9>>
 * @relayHash 984e8429d12e13fc2f4928db53c73f8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f95ce61115e5e44e61bc2f6fe82da2231af1b43340f7d0c93b7fc684e38aad5

import { ConcreteRequest } from 'relay-runtime';
export type invitationOfferQuery$variables = {
  token: string;
};
export type invitationOfferQuery$data = {
  readonly invitation: {
    readonly email: string | null | undefined;
    readonly organizationName: string;
  } | null | undefined;
};
export type invitationOfferQuery = {
  response: invitationOfferQuery$data;
  variables: invitationOfferQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "InvitationOffer",
    "kind": "LinkedField",
    "name": "invitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "organizationName",
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
    "name": "invitationOfferQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "invitationOfferQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f95ce61115e5e44e61bc2f6fe82da2231af1b43340f7d0c93b7fc684e38aad5",
    "metadata": {},
    "name": "invitationOfferQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2462a26024090be53ebc1f5239996d2b";

export default node;
