/**
 * @generated SignedSource<<4ea0e29ac83e06d1dad7044ef23ee693>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Plan = "ENTERPRISE" | "PROFESSIONAL" | "STARTER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StoryboardWorkspace_project$data = {
  readonly id: string;
  readonly organization: {
    readonly id: string;
    readonly plan: Plan;
  };
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardBoard_project">;
  readonly " $fragmentType": "StoryboardWorkspace_project";
};
export type StoryboardWorkspace_project$key = {
  readonly " $data"?: StoryboardWorkspace_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardWorkspace_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoryboardWorkspace_project",
  "selections": [
    (v0/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoryboardBoard_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "480c4d60645f7a5e78a4dda832c0082d";

export default node;
