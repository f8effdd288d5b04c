/**
 * @generated SignedSource<<0d2557f56808a624b3452f15e85a47df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoryboardBoard_project$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly name: string;
  readonly organization: {
    readonly id: string;
    readonly name: string;
  };
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedBanner_project" | "BoardSwitcher_project" | "CsvMenu_project" | "ShotGrid_project" | "useFrameRate_project">;
  readonly " $fragmentType": "StoryboardBoard_project";
};
export type StoryboardBoard_project$key = {
  readonly " $data"?: StoryboardBoard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardBoard_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryboardBoard_project",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "viewerCanEdit",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShotGrid_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArchivedBanner_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BoardSwitcher_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CsvMenu_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFrameRate_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "912c70274870760359d79dcfa5e36ead";

export default node;
