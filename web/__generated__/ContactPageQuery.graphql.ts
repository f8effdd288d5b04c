/**
 * @generated SignedSource<<adbf6b40debc2374e39d51b3fb80c158>>
 * @relayHash f93cbfd7482a329090bf604637ab6036
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f1d33fb456b64b5adcddd028626770c3ae3c936cc02777c7d019108bb3c1353

import { ConcreteRequest } from 'relay-runtime';
export type ContactPageQuery$variables = Record<PropertyKey, never>;
export type ContactPageQuery$data = {
  readonly contactEmail: string;
};
export type ContactPageQuery = {
  response: ContactPageQuery$data;
  variables: ContactPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "contactEmail",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContactPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6f1d33fb456b64b5adcddd028626770c3ae3c936cc02777c7d019108bb3c1353",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b82c7ea541cb754d01eb2091957cd1e";

export default node;
