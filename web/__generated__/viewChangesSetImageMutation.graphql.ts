/**
 * @generated SignedSource<<51f6ce7a53ff2cb7111a0082becb7375>>
 * @relayHash ae8e604b083204222bc0a7edab961f85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c14f16c8d90de27a2147acbe69dfbd3bb4bc9db9d46065424c3abd9bb36df34b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetViewImageInput = {
  file: any;
  viewId: string;
};
export type viewChangesSetImageMutation$variables = {
  input: SetViewImageInput;
};
export type viewChangesSetImageMutation$data = {
  readonly setViewImage: {
    readonly view: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PreviewViews_view" | "ViewFrame_view">;
    };
  } | null | undefined;
};
export type viewChangesSetImageMutation = {
  response: viewChangesSetImageMutation$data;
  variables: viewChangesSetImageMutation$variables;
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
    "name": "viewChangesSetImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetViewImagePayload",
        "kind": "LinkedField",
        "name": "setViewImage",
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
    "name": "viewChangesSetImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetViewImagePayload",
        "kind": "LinkedField",
        "name": "setViewImage",
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
    "id": "c14f16c8d90de27a2147acbe69dfbd3bb4bc9db9d46065424c3abd9bb36df34b",
    "metadata": {},
    "name": "viewChangesSetImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2336e9a67e1ab9df273aa4b7d21a6be";

export default node;
