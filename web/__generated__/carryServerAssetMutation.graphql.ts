/**
 * @generated SignedSource<<f540ee047d6a24f6757fe7d94774b161>>
 * @relayHash 4980faf67b8a909b4f2d4a435ef12aa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85302646b754bfe1cb19877aea9b6f0038feb8cbfd69e842b424b73bde41f432

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
export type carryServerAssetMutation$variables = {
  input: CreateAssetsInput;
};
export type carryServerAssetMutation$data = {
  readonly createAssets: {
    readonly assets: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type carryServerAssetMutation = {
  response: carryServerAssetMutation$data;
  variables: carryServerAssetMutation$variables;
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
    "name": "carryServerAssetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "carryServerAssetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "85302646b754bfe1cb19877aea9b6f0038feb8cbfd69e842b424b73bde41f432",
    "metadata": {},
    "name": "carryServerAssetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2748ab1870a558130d44d36aad38f781";

export default node;
