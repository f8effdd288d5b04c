/**
 * @generated SignedSource<<13a85d1c9e614f9607d71e262a64f446>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssetRelationshipType = "BELONGS_TO" | "OWNS" | "USED" | "USES" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AssetGraph_asset$data = {
  readonly graph: {
    readonly assets: ReadonlyArray<{
      readonly __typename: "Asset";
    }>;
    readonly dependencies: ReadonlyArray<{
      readonly id: string;
      readonly relationshipType: AssetRelationshipType;
      readonly source: {
        readonly name: string;
      };
      readonly target: {
        readonly name: string;
      };
    }>;
    readonly isComplete: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"AssetGraphPicture_graph">;
  };
  readonly id: string;
  readonly " $fragmentType": "AssetGraph_asset";
};
export type AssetGraph_asset$key = {
  readonly " $data"?: AssetGraph_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetGraph_asset">;
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetGraph_asset",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AssetGraph",
      "kind": "LinkedField",
      "name": "graph",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isComplete",
          "storageKey": null
        },
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
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AssetGraphPicture_graph"
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
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "c2754d4d49abee708da6ac58719605ff";

export default node;
