/**
 * @generated SignedSource<<b86bf81d37c77087d26a8610a61f241e>>
 * @relayHash b0346ec6429fe7898619baa42fd75902
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cca9edc21746c800db2248c0eb033cc5aa6105c78e2d1e7e712aad3ce9f3c095

import { ConcreteRequest } from 'relay-runtime';
export type DeleteAssetsInput = {
  assets: ReadonlyArray<AssetAtVersion>;
};
export type AssetAtVersion = {
  assetId: string;
  expectedVersion?: number | null | undefined;
};
export type assetChangesDeleteMutation$variables = {
  input: DeleteAssetsInput;
};
export type assetChangesDeleteMutation$data = {
  readonly deleteAssets: {
    readonly deletedAssetIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type assetChangesDeleteMutation = {
  response: assetChangesDeleteMutation$data;
  variables: assetChangesDeleteMutation$variables;
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
    "concreteType": "DeleteAssetsPayload",
    "kind": "LinkedField",
    "name": "deleteAssets",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedAssetIds",
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
    "name": "assetChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "assetChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cca9edc21746c800db2248c0eb033cc5aa6105c78e2d1e7e712aad3ce9f3c095",
    "metadata": {},
    "name": "assetChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e504d9166f7e3159b46d344f6616c61";

export default node;
