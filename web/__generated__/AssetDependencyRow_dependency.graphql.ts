/**
 * @generated SignedSource<<f94be6345795ed20483177a584e8b5d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssetRelationshipType = "BELONGS_TO" | "OWNS" | "USED" | "USES" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AssetDependencyRow_dependency$data = {
  readonly id: string;
  readonly relationshipType: AssetRelationshipType;
  readonly source: {
    readonly code: string;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AssetThumbnail_asset">;
  };
  readonly target: {
    readonly code: string;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AssetThumbnail_asset">;
  };
  readonly " $fragmentType": "AssetDependencyRow_dependency";
};
export type AssetDependencyRow_dependency$key = {
  readonly " $data"?: AssetDependencyRow_dependency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetDependencyRow_dependency">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
    "name": "code",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AssetThumbnail_asset"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetDependencyRow_dependency",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "relationshipType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Asset",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Asset",
      "kind": "LinkedField",
      "name": "target",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AssetDependency",
  "abstractKey": null
};
})();

(node as any).hash = "69d8a6e4989b45baa6ebaee780b1c75a";

export default node;
