/**
 * @generated SignedSource<<d4ad8363373bc75a4acf6fa0f103d477>>
 * @relayHash e8648dedd9a119ca70119bdc4be79218
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1690f2e376dfc5b7bb79eff9e695f88c84ede70ea1db76305be52f41ae279e19

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OperationKind = "ADD_STROKES" | "CLEAR" | "REMOVE_STROKES" | "SET_SIZE" | "%future added value";
export type AppendViewOpsInput = {
  operations: ReadonlyArray<ViewOperationInput>;
  viewId: string;
};
export type ViewOperationInput = {
  kind: OperationKind;
  opId: string;
  payload: string;
};
export type appendViewOpsMutation$variables = {
  input: AppendViewOpsInput;
};
export type appendViewOpsMutation$data = {
  readonly appendViewOps: {
    readonly operations: ReadonlyArray<{
      readonly actorId: string;
      readonly opId: string;
      readonly seq: number;
    }>;
    readonly view: {
      readonly " $fragmentSpreads": FragmentRefs<"ViewFrame_view">;
    };
  } | null | undefined;
};
export type appendViewOpsMutation = {
  response: appendViewOpsMutation$data;
  variables: appendViewOpsMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ViewOperation",
  "kind": "LinkedField",
  "name": "operations",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opId",
      "storageKey": null
    },
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
      "name": "actorId",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "appendViewOpsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AppendViewOpsPayload",
        "kind": "LinkedField",
        "name": "appendViewOps",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "View",
            "kind": "LinkedField",
            "name": "view",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ViewFrame_view"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "appendViewOpsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AppendViewOpsPayload",
        "kind": "LinkedField",
        "name": "appendViewOps",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "View",
            "kind": "LinkedField",
            "name": "view",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "initialWidth",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "initialHeight",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "width",
                    "value": 840
                  }
                ],
                "kind": "ScalarField",
                "name": "thumbnailUrl",
                "storageKey": "thumbnailUrl(width:840)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "width",
                        "value": 1920
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": "url(width:1920)"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1690f2e376dfc5b7bb79eff9e695f88c84ede70ea1db76305be52f41ae279e19",
    "metadata": {},
    "name": "appendViewOpsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "acb0257b9d43e2076c4af12e8e49c173";

export default node;
