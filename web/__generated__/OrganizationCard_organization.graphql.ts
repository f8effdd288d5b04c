/**
 * @generated SignedSource<<3aa44a0938710e5f0ee32e7c7b261b65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrganizationCard_organization$data = {
  readonly description: string;
  readonly id: string;
  readonly memberCount: {
    readonly totalCount: number;
  };
  readonly name: string;
  readonly projectCount: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "OrganizationCard_organization";
};
export type OrganizationCard_organization$key = {
  readonly " $data"?: OrganizationCard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationCard_organization">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "OrganizationCard_organization",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": "memberCount",
      "args": null,
      "concreteType": "MemberConnection",
      "kind": "LinkedField",
      "name": "members",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "projectCount",
      "args": null,
      "concreteType": "ProjectConnection",
      "kind": "LinkedField",
      "name": "projects",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "e17ffc82401e757f15ac597930d1f1cd";

export default node;
