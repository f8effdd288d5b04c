/**
 * @generated SignedSource<<30f1c4e9a336481f34aa5baecf8e1bf8>>
 * @relayHash 1e4bcfe8c765ca737f139adf718f506e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ced2821f9b5972e8c6f700d18e177401b1a713f1c40d05bfa6fa5791ce0ea32

import { ConcreteRequest } from 'relay-runtime';
export type followProjectSubscription$variables = {
  after?: string | null | undefined;
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
    "id": "9ced2821f9b5972e8c6f700d18e177401b1a713f1c40d05bfa6fa5791ce0ea32",
    "metadata": {},
    "name": "followProjectSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "abb77879e0029bee6bb7de50bbabd74d";

export default node;
