/**
 * @generated SignedSource<<9af40272996b8bbdc7c71f44f4f29743>>
 * @relayHash 9ddbb1554bb2e78129ffc9ddc91ad43a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d43f3f97381114ccf7dea7c282cf9930a4dfb0b9743f827e6cf52248689c6d60

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemoveViewImageInput = {
  viewId: string;
};
export type PreviewFooterRemoveImageMutation$variables = {
  input: RemoveViewImageInput;
};
export type PreviewFooterRemoveImageMutation$data = {
  readonly removeViewImage: {
    readonly view: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PreviewViews_view" | "ViewFrame_view">;
    };
  } | null | undefined;
};
export type PreviewFooterRemoveImageMutation = {
  response: PreviewFooterRemoveImageMutation$data;
  variables: PreviewFooterRemoveImageMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PreviewFooterRemoveImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveViewImagePayload",
        "kind": "LinkedField",
        "name": "removeViewImage",
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
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ViewFrame_view"
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PreviewFooterRemoveImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveViewImagePayload",
        "kind": "LinkedField",
        "name": "removeViewImage",
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
    ]
  },
  "params": {
    "id": "d43f3f97381114ccf7dea7c282cf9930a4dfb0b9743f827e6cf52248689c6d60",
    "metadata": {},
    "name": "PreviewFooterRemoveImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8488a6797070fd5a9ab42998ad0dee6d";

export default node;
