/**
 * @generated SignedSource<<4e450872fee91d103a4af5611ce83476>>
 * @relayHash 88467d158fb3a87558fa5f8919cb0057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f29f3a0f55249369f9513fb7cdddc55b9eeebddae72a17887286235148e12a3

import { ConcreteRequest } from 'relay-runtime';
export type MoveViewsInput = {
  to: ViewPlace;
  views: ReadonlyArray<ViewAtVersion>;
};
export type ViewPlace = {
  afterId: string;
  beforeId?: never;
  position?: never;
} | {
  afterId?: never;
  beforeId: string;
  position?: never;
} | {
  afterId?: never;
  beforeId?: never;
  position: number;
};
export type ViewAtVersion = {
  expectedVersion?: number | null | undefined;
  viewId: string;
};
export type viewChangesMoveMutation$variables = {
  input: MoveViewsInput;
};
export type viewChangesMoveMutation$data = {
  readonly moveViews: {
    readonly shots: ReadonlyArray<{
      readonly id: string;
      readonly views: ReadonlyArray<{
        readonly id: string;
        readonly position: number;
      }>;
    }>;
  } | null | undefined;
};
export type viewChangesMoveMutation = {
  response: viewChangesMoveMutation$data;
  variables: viewChangesMoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MoveViewsPayload",
    "kind": "LinkedField",
    "name": "moveViews",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shot",
        "kind": "LinkedField",
        "name": "shots",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "View",
            "kind": "LinkedField",
            "name": "views",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "viewChangesMoveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewChangesMoveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5f29f3a0f55249369f9513fb7cdddc55b9eeebddae72a17887286235148e12a3",
    "metadata": {},
    "name": "viewChangesMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38ac1cfcb4b2bae992ec1baf62609268";

export default node;
