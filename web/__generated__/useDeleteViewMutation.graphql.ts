/**
 * @generated SignedSource<<0a483a77350c066cb8a9f1d6065b84ec>>
 * @relayHash c6d96f0083c920cbf1b0a039b7080f90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98c42a83d4b8da192a72a6799e045fc844e85c2f737fb909e6fb4540ad403c9d

import { ConcreteRequest } from 'relay-runtime';
export type DeleteViewInput = {
  viewId: string;
};
export type useDeleteViewMutation$variables = {
  input: DeleteViewInput;
};
export type useDeleteViewMutation$data = {
  readonly deleteView: {
    readonly shot: {
      readonly id: string;
      readonly views: ReadonlyArray<{
        readonly id: string;
        readonly position: number;
      }>;
    };
  } | null | undefined;
};
export type useDeleteViewMutation = {
  response: useDeleteViewMutation$data;
  variables: useDeleteViewMutation$variables;
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
    "concreteType": "DeleteViewPayload",
    "kind": "LinkedField",
    "name": "deleteView",
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
    "name": "useDeleteViewMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteViewMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "98c42a83d4b8da192a72a6799e045fc844e85c2f737fb909e6fb4540ad403c9d",
    "metadata": {},
    "name": "useDeleteViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00fd4666d8e3107d211ecead2ff882bc";

export default node;
