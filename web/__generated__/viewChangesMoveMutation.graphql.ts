/**
 * @generated SignedSource<<020061bbaa5fd95b057b8dad0bd7ff55>>
 * @relayHash 34a24caacaf24d9752ea7c5059a00f64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e24e4e9ff111c0ede470d1e6f883fc9262735b579c8db9a1d6778159a722e22

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
    readonly views: ReadonlyArray<{
      readonly id: string;
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
v1 = [
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
        "concreteType": "View",
        "kind": "LinkedField",
        "name": "views",
        "plural": true,
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
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewChangesMoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e24e4e9ff111c0ede470d1e6f883fc9262735b579c8db9a1d6778159a722e22",
    "metadata": {},
    "name": "viewChangesMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d549ba135cdda8cbe525915940d08da4";

export default node;
