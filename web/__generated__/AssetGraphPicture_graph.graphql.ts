/**
 * @generated SignedSource<<aec209d2b933c2f6094bfc14d7d314ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssetRelationshipType = "BELONGS_TO" | "OWNS" | "USED" | "USES" | "%future added value";
export type AssetType = "ANIMATION" | "CHARACTER" | "ENVIRONMENT" | "MODEL" | "OTHER" | "PROP" | "VFX" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AssetGraphPicture_graph$data = {
  readonly assets: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly type: AssetType;
  }>;
  readonly dependencies: ReadonlyArray<{
    readonly id: string;
    readonly relationshipType: AssetRelationshipType;
    readonly source: {
      readonly id: string;
    };
    readonly target: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "AssetGraphPicture_graph";
};
export type AssetGraphPicture_graph$key = {
  readonly " $data"?: AssetGraphPicture_graph$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetGraphPicture_graph">;
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
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetGraphPicture_graph",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Asset",
      "kind": "LinkedField",
      "name": "assets",
      "plural": true,
      "selections": [
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
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssetDependency",
      "kind": "LinkedField",
      "name": "dependencies",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "AssetGraph",
  "abstractKey": null
};
})();

(node as any).hash = "e1d46360642ab9c516e7a933000af727";

export default node;
