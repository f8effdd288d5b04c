/**
 * @generated SignedSource<<5a69b706ce000f047b74dd7f1c9e190d>>
 * @relayHash 816652767242ff947e6cd1e8d91035d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74cd5007e8dfa5d588942653c62dc1a01c65c5504a25f5955a364fd8f35beca5

import { ConcreteRequest } from 'relay-runtime';
export type RestoreViewsInput = {
  viewIds: ReadonlyArray<string>;
};
export type viewChangesRestoreMutation$variables = {
  input: RestoreViewsInput;
};
export type viewChangesRestoreMutation$data = {
  readonly restoreViews: {
    readonly views: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type viewChangesRestoreMutation = {
  response: viewChangesRestoreMutation$data;
  variables: viewChangesRestoreMutation$variables;
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
    "concreteType": "RestoreViewsPayload",
    "kind": "LinkedField",
    "name": "restoreViews",
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
    "name": "viewChangesRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "viewChangesRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "74cd5007e8dfa5d588942653c62dc1a01c65c5504a25f5955a364fd8f35beca5",
    "metadata": {},
    "name": "viewChangesRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a61c6189baad5a5cbb5a49703a74018b";

export default node;
