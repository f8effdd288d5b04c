/**
 * @generated SignedSource<<fbf91234a74fbf933ff0918186dd99d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProjectAccess = "CHOSEN" | "EVERYONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProjectPageHeader_project$data = {
  readonly access: ProjectAccess;
  readonly id: string;
  readonly name: string;
  readonly organization: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "ProjectPageHeader_project";
};
export type ProjectPageHeader_project$key = {
  readonly " $data"?: ProjectPageHeader_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectPageHeader_project">;
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
  "name": "ProjectPageHeader_project",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "5d413ce82b0afd3a837f6b364771aba0";

export default node;
