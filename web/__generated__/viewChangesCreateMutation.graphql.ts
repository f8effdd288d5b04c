/**
 * @generated SignedSource<<a133a90f4338097bfa2ac7de9e517402>>
 * @relayHash 1de8d7ab0b081e8142790633b2bf49f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf7813a057db3fbd596922179ac3534f4f36c4e420c37d22f893b3e2411bb01e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateViewInput = {
  description?: string | null | undefined;
  name?: string | null | undefined;
  place?: ViewPlace | null | undefined;
  shotId: string;
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
export type viewChangesCreateMutation$variables = {
  input: CreateViewInput;
};
export type viewChangesCreateMutation$data = {
  readonly createView: {
    readonly shot: {
      readonly id: string;
      readonly views: ReadonlyArray<{
        readonly id: string;
        readonly position: number;
        readonly " $fragmentSpreads": FragmentRefs<"PreviewViews_view" | "ViewFrame_view" | "ViewTabs_view">;
      }>;
    };
    readonly view: {
      readonly id: string;
    };
  } | null | undefined;
};
export type viewChangesCreateMutation = {
  response: viewChangesCreateMutation$data;
  variables: viewChangesCreateMutation$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "View",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "viewChangesCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateViewPayload",
        "kind": "LinkedField",
        "name": "createView",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Shot",
            "kind": "LinkedField",
            "name": "shot",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "View",
                "kind": "LinkedField",
                "name": "views",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ViewFrame_view"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ViewTabs_view"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PreviewViews_view"
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
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewChangesCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateViewPayload",
        "kind": "LinkedField",
        "name": "createView",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Shot",
            "kind": "LinkedField",
            "name": "shot",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "View",
                "kind": "LinkedField",
                "name": "views",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
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
                      (v2/*:: as any*/),
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bf7813a057db3fbd596922179ac3534f4f36c4e420c37d22f893b3e2411bb01e",
    "metadata": {},
    "name": "viewChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f8eefa49f1cc417865f3c3d662f90ff";

export default node;
