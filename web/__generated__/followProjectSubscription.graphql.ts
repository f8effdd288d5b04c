/**
 * @generated SignedSource<<7cc0adf946c482622d52960191c56ce2>>
 * @relayHash fb78c3144407a6d4161893520729ab57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbf770fcb93828b6f5187701f21a7c4e93a41a3f534a46606c27853ff80e722f

import { ConcreteRequest } from 'relay-runtime';
export type followProjectSubscription$variables = {
  after?: number | null | undefined;
  projectId: string;
};
export type followProjectSubscription$data = {
  readonly projectEvents: {
    readonly at: string;
    readonly clientId: string | null | undefined;
    readonly isOwn: boolean;
    readonly payload: Record<string, unknown>;
    readonly seq: number;
    readonly subjectId: string;
    readonly type: string;
  };
};
export type followProjectSubscription = {
  response: followProjectSubscription$data;
  variables: followProjectSubscription$variables;
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
  "name": "projectId"
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
        "name": "projectId",
        "variableName": "projectId"
      }
    ],
    "concreteType": "ProjectEvent",
    "kind": "LinkedField",
    "name": "projectEvents",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payload",
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
    "name": "followProjectSubscription",
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
    "name": "followProjectSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "fbf770fcb93828b6f5187701f21a7c4e93a41a3f534a46606c27853ff80e722f",
    "metadata": {},
    "name": "followProjectSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "037c61bb5bd845375dfa7d1426d59024";

export default node;
