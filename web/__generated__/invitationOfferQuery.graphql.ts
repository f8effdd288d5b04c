/**
 * @generated SignedSource<<317a87643be491da2ba3a93e75ad0b47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type invitationOfferQuery$variables = {
  token: string;
};
export type invitationOfferQuery$data = {
  readonly invitation: {
    readonly email: string;
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
    "cacheID": "984e8429d12e13fc2f4928db53c73f8d",
    "id": null,
    "metadata": {},
    "name": "invitationOfferQuery",
    "operationKind": "query",
    "text": "query invitationOfferQuery(\n  $token: String!\n) {\n  invitation(token: $token) {\n    email\n    organizationName\n  }\n}\n"
  }
};
})();

(node as any).hash = "2462a26024090be53ebc1f5239996d2b";

export default node;
