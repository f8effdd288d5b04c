/**
 * @generated SignedSource<<746535d19e037dac192f852746b5a898>>
 * @relayHash 1a936e2b52b29d20df9dee8d04007842
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccfa2145d3603e67e44ae1efaa475df5934b73f7c70a38a5679b41a501c3f55d

import { ConcreteRequest } from 'relay-runtime';
export type RemoveViewImageInput = {
  expectedVersion?: number | null | undefined;
  viewId: string;
};
export type PreviewFooterRemoveImageMutation$variables = {
  input: RemoveViewImageInput;
};
export type PreviewFooterRemoveImageMutation$data = {
  readonly removeViewImage: {
    readonly view: {
      readonly id: string;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
    "name": "PreviewFooterRemoveImageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PreviewFooterRemoveImageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ccfa2145d3603e67e44ae1efaa475df5934b73f7c70a38a5679b41a501c3f55d",
    "metadata": {},
    "name": "PreviewFooterRemoveImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82ee1df9d69a2e4e839455316b55211b";

export default node;
