/**
 * @generated SignedSource<<a9611b3438c8eeff43391afdf965d40e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectDangerZone_project$data = {
  readonly assets: {
    readonly totalCount: number;
  };
  readonly boards: {
    readonly totalCount: number;
  };
  readonly id: string;
  readonly isArchived: boolean;
  readonly name: string;
  readonly organization: {
    readonly id: string;
  };
  readonly shotCount: number;
  readonly viewerCanAdminister: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TransferDialog_project">;
  readonly " $fragmentType": "ProjectDangerZone_project";
};
export type ProjectDangerZone_project$key = {
  readonly " $data"?: ProjectDangerZone_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectDangerZone_project">;
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
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectDangerZone_project",
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
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shotCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAdminister",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "boards",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 200
        }
      ],
      "concreteType": "StoryboardConnection",
      "kind": "LinkedField",
      "name": "storyboards",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "storyboards(first:200)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 0
        }
      ],
      "concreteType": "AssetConnection",
      "kind": "LinkedField",
      "name": "assets",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "assets(first:0)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TransferDialog_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "1d794e41e6b66547d6e4a20a7547de2f";

export default node;
