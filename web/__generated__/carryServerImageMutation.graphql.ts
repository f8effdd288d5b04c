/**
 * @generated SignedSource<<87f092804502b21fb459806199106c65>>
 * @relayHash 1243ca7f9c94e80b38a398145927ffe3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e61313589d3dc29814da7111eff0b51e0276ca89beb5b87d2a8955eb2d64209

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetViewImageInput = {
  expectedVersion?: number | null | undefined;
  file: any;
  viewId: string;
};
export type carryServerImageMutation$variables = {
  input: SetViewImageInput;
};
export type carryServerImageMutation$data = {
  readonly setViewImage: {
    readonly view: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ViewFrame_view">;
    };
  } | null | undefined;
};
export type carryServerImageMutation = {
  response: carryServerImageMutation$data;
  variables: carryServerImageMutation$variables;
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
    "name": "carryServerImageMutation",
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
    "name": "carryServerImageMutation",
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
    "id": "8e61313589d3dc29814da7111eff0b51e0276ca89beb5b87d2a8955eb2d64209",
    "metadata": {},
    "name": "carryServerImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a227da6bbb5ca8204f7c43b176cc11df";

export default node;
