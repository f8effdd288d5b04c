/**
 * @generated SignedSource<<76a6c69a4f26f4b5160a6e12610a2acd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteAssetInput = {
  assetId: string;
};
export type useDeleteAssetMutation$variables = {
  input: DeleteAssetInput;
};
export type useDeleteAssetMutation$data = {
  readonly deleteAsset: {
    readonly deletedAssetId: string;
  };
};
export type useDeleteAssetMutation = {
  response: useDeleteAssetMutation$data;
  variables: useDeleteAssetMutation$variables;
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
    "concreteType": "DeleteAssetPayload",
    "kind": "LinkedField",
    "name": "deleteAsset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedAssetId",
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
    "name": "useDeleteAssetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteAssetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "165dad4f1c790a7fd09cd2577ae08823",
    "id": null,
    "metadata": {},
    "name": "useDeleteAssetMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteAssetMutation(\n  $input: DeleteAssetInput!\n) {\n  deleteAsset(input: $input) {\n    deletedAssetId\n  }\n}\n"
  }
};
})();

(node as any).hash = "51978d1c6617d31a69a3c64074b5e887";

export default node;
