/**
 * @generated SignedSource<<d9faf9065920810f69384c4e5c3d89ab>>
 * @relayHash 0b39f2e2c248ea25938789891bc89790
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a5aeb3ce61a2737658ac511c7c964db1baa912e86ec52a6d69c45240d126e78

import { ConcreteRequest } from 'relay-runtime';
export type AssetStatus = "APPROVED" | "COMPLETED" | "DRAFT" | "IN_PROGRESS" | "REVIEW" | "%future added value";
export type AssetType = "ANIMATION" | "CHARACTER" | "ENVIRONMENT" | "MODEL" | "OTHER" | "PROP" | "VFX" | "%future added value";
export type MetadataKind = "BOOLEAN" | "DATE" | "NUMBER" | "TEXT" | "URL" | "%future added value";
export type CreateAssetsInput = {
  assets: ReadonlyArray<NewAsset>;
  projectId: string;
};
export type NewAsset = {
  code?: string | null | undefined;
  description?: string | null | undefined;
  externalId?: string | null | undefined;
  metadata?: ReadonlyArray<MetadataEntryInput> | null | undefined;
  name: string;
  status?: AssetStatus | null | undefined;
  type?: AssetType | null | undefined;
};
export type MetadataEntryInput = {
  key: string;
  kind?: MetadataKind | null | undefined;
  value: string;
};
export type assetChangesCreateMutation$variables = {
  input: CreateAssetsInput;
};
export type assetChangesCreateMutation$data = {
  readonly createAssets: {
    readonly assets: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type assetChangesCreateMutation = {
  response: assetChangesCreateMutation$data;
  variables: assetChangesCreateMutation$variables;
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
    "concreteType": "CreateAssetsPayload",
    "kind": "LinkedField",
    "name": "createAssets",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Asset",
        "kind": "LinkedField",
        "name": "assets",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "assetChangesCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "assetChangesCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3a5aeb3ce61a2737658ac511c7c964db1baa912e86ec52a6d69c45240d126e78",
    "metadata": {},
    "name": "assetChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c9ec38ab5c421cb14139323ed506c57";

export default node;
