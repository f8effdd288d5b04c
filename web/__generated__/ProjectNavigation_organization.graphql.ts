/**
 * @generated SignedSource<<ad1fe13c1215a7c94c259dcb8cda3c46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProjectAccess = "CHOSEN" | "EVERYONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProjectNavigation_organization$data = {
  readonly name: string;
  readonly projects: {
    readonly nodes: ReadonlyArray<{
      readonly access: ProjectAccess;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "ProjectNavigation_organization";
};
export type ProjectNavigation_organization$key = {
  readonly " $data"?: ProjectNavigation_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectNavigation_organization">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ProjectNavigation_organization",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 200
        }
      ],
      "concreteType": "ProjectConnection",
      "kind": "LinkedField",
      "name": "projects",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "access",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "projects(first:200)"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "151b264fb748593fa9e5b62b69e81d3e";

export default node;
