/**
 * @generated SignedSource<<743c791f7ee47fd35a5024308ef2bf4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectNavigation_project$data = {
  readonly id: string;
  readonly name: string;
  readonly organization: {
    readonly " $fragmentSpreads": FragmentRefs<"ProjectNavigation_organization">;
  };
  readonly shotCount: number;
  readonly " $fragmentType": "ProjectNavigation_project";
};
export type ProjectNavigation_project$key = {
  readonly " $data"?: ProjectNavigation_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectNavigation_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectNavigation_project",
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
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProjectNavigation_organization"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1c07f4af2f950cba6c0856d8b8fbada2";

export default node;
