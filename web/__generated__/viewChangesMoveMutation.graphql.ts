/**
 * @generated SignedSource<<db5c1dc5f421d9bfe11fd64c0b52a48e>>
 * @relayHash 1e4575ef44e07b8f500004fed079e8ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87b5e13f03a03648ab8b32abadae06e6c56d30a857ce894696d872bd24204841

import { ConcreteRequest } from 'relay-runtime';
export type MoveViewInput = {
  to: ViewPlace;
  viewId: string;
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
export type viewChangesMoveMutation$variables = {
  input: MoveViewInput;
};
export type viewChangesMoveMutation$data = {
  readonly moveView: {
    readonly shot: {
      readonly id: string;
      readonly views: ReadonlyArray<{
        readonly id: string;
        readonly position: number;
      }>;
    };
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
    "concreteType": "MoveViewPayload",
    "kind": "LinkedField",
    "name": "moveView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shot",
        "kind": "LinkedField",
        "name": "shot",
        "plural": false,
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
    "id": "87b5e13f03a03648ab8b32abadae06e6c56d30a857ce894696d872bd24204841",
    "metadata": {},
    "name": "viewChangesMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d986e23fabaebb44adffadeba977c2b";

export default node;
