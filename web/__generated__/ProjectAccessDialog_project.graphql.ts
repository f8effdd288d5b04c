/**
 * @generated SignedSource<<21a045689844ece43f3db8ae3f132f37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProjectAccess = "CHOSEN" | "EVERYONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProjectAccessDialog_project$data = {
  readonly access: ProjectAccess;
  readonly chosenMembers: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly organization: {
    readonly id: string;
    readonly name: string;
  };
  readonly version: number;
  readonly " $fragmentType": "ProjectAccessDialog_project";
};
export type ProjectAccessDialog_project$key = {
  readonly " $data"?: ProjectAccessDialog_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectAccessDialog_project">;
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
  "name": "ProjectAccessDialog_project",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "version",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "9d7341d94328c49bfae06a8a37b3446e";

export default node;
