/**
 * @generated SignedSource<<bb2c3cb8dd2cef4426a19f653fb389d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProjectAccess = "CHOSEN" | "EVERYONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProjectDetails_project$data = {
  readonly access: ProjectAccess;
  readonly chosenMembers: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly code: string;
  readonly createdAt: string;
  readonly frameRate: {
    readonly denominator: number;
    readonly numerator: number;
  };
  readonly id: string;
  readonly isArchived: boolean;
  readonly name: string;
  readonly organization: {
    readonly name: string;
    readonly viewerCanCreateProjects: boolean;
  };
  readonly updatedAt: string;
  readonly viewerCanAdminister: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FrameRateDialog_project" | "ProjectAccessDialog_project">;
  readonly " $fragmentType": "ProjectDetails_project";
};
export type ProjectDetails_project$key = {
  readonly " $data"?: ProjectDetails_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectDetails_project">;
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
  "name": "ProjectDetails_project",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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
      "name": "viewerCanEdit",
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
      "kind": "ScalarField",
      "name": "access",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "chosenMembers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FrameRate",
      "kind": "LinkedField",
      "name": "frameRate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numerator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "denominator",
          "storageKey": null
        }
      ],
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanCreateProjects",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FrameRateDialog_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectAccessDialog_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "336a4acaf54e892976c12f859a005f0a";

export default node;
