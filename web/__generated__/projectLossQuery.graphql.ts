/**
 * @generated SignedSource<<2c0275484d697338ab167a51e2a327ff>>
 * @relayHash 8077a9b81d1e95dd4ac0d8d034191ca3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c945467b95c47459489574027b38a41c1d901dd302aed9c89e9347c35764ce74

import { ConcreteRequest } from 'relay-runtime';
export type projectLossQuery$variables = {
  organizationId: string;
};
export type projectLossQuery$data = {
  readonly organization: {
    readonly activity: {
      readonly nodes: ReadonlyArray<{
        readonly actor: {
          readonly id: string;
        } | null | undefined;
        readonly actorName: string;
        readonly subjectId: string;
        readonly subjectLabel: string | null | undefined;
        readonly type: string;
      }>;
    };
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type projectLossQuery = {
  response: projectLossQuery$data;
  variables: projectLossQuery$variables;
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
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "organizationId"
  }
],
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "kinds": [
          "PROJECT"
        ]
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    }
  ],
  "concreteType": "ActivityConnection",
  "kind": "LinkedField",
  "name": "activity",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Activity",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
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
          "name": "subjectLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "actor",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "activity(filter:{\"kinds\":[\"PROJECT\"]},first:20)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "projectLossQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "projectLossQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c945467b95c47459489574027b38a41c1d901dd302aed9c89e9347c35764ce74",
    "metadata": {},
    "name": "projectLossQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24856403bf559a7c512755c7a1eec350";

export default node;
