/**
 * @generated SignedSource<<7d52eca62ec087f8b4072108467e0386>>
 * @relayHash 082dab22bf2dd9c1b915ff970b02f2a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20cc221275ee1f63419284a9e37add5fe9114f94bef6db92f84c9e1914729d0c

import { ConcreteRequest } from 'relay-runtime';
export type AssetStatus = "APPROVED" | "COMPLETED" | "DRAFT" | "IN_PROGRESS" | "REVIEW" | "%future added value";
export type AssetType = "ANIMATION" | "CHARACTER" | "ENVIRONMENT" | "MODEL" | "OTHER" | "PROP" | "VFX" | "%future added value";
export type MetadataKind = "BOOLEAN" | "DATE" | "NUMBER" | "TEXT" | "URL" | "%future added value";
export type CreateAssetInput = {
  code?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: ReadonlyArray<MetadataEntryInput> | null | undefined;
  name: string;
  projectId: string;
  status?: AssetStatus;
  type?: AssetType;
};
export type MetadataEntryInput = {
  key: string;
  kind?: MetadataKind | null | undefined;
  value: string;
};
export type carryServerAssetMutation$variables = {
  input: CreateAssetInput;
};
export type carryServerAssetMutation$data = {
  readonly createAsset: {
    readonly asset: {
      readonly id: string;
    };
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
    "concreteType": "CreateAssetPayload",
    "kind": "LinkedField",
    "name": "createAsset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Asset",
        "kind": "LinkedField",
        "name": "asset",
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
    "id": "20cc221275ee1f63419284a9e37add5fe9114f94bef6db92f84c9e1914729d0c",
    "metadata": {},
    "name": "carryServerAssetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ae69e39b28fed06d8d317efc5c3fe49";

export default node;
