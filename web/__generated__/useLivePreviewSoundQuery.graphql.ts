/**
 * @generated SignedSource<<c0580beb3a482b97c8628038bed256bf>>
 * @relayHash f9963ee2a4c658900f008388a819c2da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1660e8a72e09271b78ae8e5ee70fcca9565e92d94342cc5e073538e762870941

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useLivePreviewSoundQuery$variables = {
  boardId: string;
};
export type useLivePreviewSoundQuery$data = {
  readonly board: {
    readonly id?: string;
    readonly sound?: {
      readonly " $fragmentSpreads": FragmentRefs<"Preview_storyboard">;
    } | null | undefined;
  } | null | undefined;
};
export type useLivePreviewSoundQuery = {
  response: useLivePreviewSoundQuery$data;
  variables: useLivePreviewSoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "boardId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "boardId"
  }
],
v2 = {
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
    "name": "useLivePreviewSoundQuery",
    "selections": [
      {
        "alias": "board",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Preview_storyboard"
                    }
                  ],
                  "type": "Storyboard",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "sound"
              }
            ],
            "type": "Storyboard",
            "abstractKey": null
          }
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
    "name": "useLivePreviewSoundQuery",
    "selections": [
      {
        "alias": "board",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Soundtrack",
                "kind": "LinkedField",
                "name": "soundtrack",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
                    "name": "url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "duration",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "offset",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "volume",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Storyboard",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1660e8a72e09271b78ae8e5ee70fcca9565e92d94342cc5e073538e762870941",
    "metadata": {},
    "name": "useLivePreviewSoundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75a1c487c0b43df150f82eff939bb0f6";

export default node;
