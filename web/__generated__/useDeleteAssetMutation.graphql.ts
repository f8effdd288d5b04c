/**
 * @generated SignedSource<<f779904ebd460f96e9cd935f704e94bd>>
 * @relayHash 165dad4f1c790a7fd09cd2577ae08823
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a14f99b97f77cc6dc7d5532b4acce6a690a99124e3bf62da82745393fe35174

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
  } | null | undefined;
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
    "id": "4a14f99b97f77cc6dc7d5532b4acce6a690a99124e3bf62da82745393fe35174",
    "metadata": {},
    "name": "useDeleteAssetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "51978d1c6617d31a69a3c64074b5e887";

export default node;
