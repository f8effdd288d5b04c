/**
 * @generated SignedSource<<afa243f9f0c5cbc98bd2b396cdd30875>>
 * @relayHash 11d58f8094deef7fba6c62528ae97791
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be7f6e8d14f5e82533a11a8da4eec627dfc3abd9fdc31411a7c6594f8af0c05d

import { ConcreteRequest } from 'relay-runtime';
export type followProjectSubscription$variables = {
  after?: number | null | undefined;
  projectId: string;
};
export type followProjectSubscription$data = {
  readonly projectEvents: {
    readonly actor: {
      readonly id: string;
    } | null | undefined;
    readonly at: string;
    readonly clientId: string | null | undefined;
    readonly payload: string;
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
    "id": "be7f6e8d14f5e82533a11a8da4eec627dfc3abd9fdc31411a7c6594f8af0c05d",
    "metadata": {},
    "name": "followProjectSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9d55edc315c7bd7ab10aaffb48148c3a";

export default node;
