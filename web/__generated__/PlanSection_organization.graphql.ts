/**
 * @generated SignedSource<<e0afc8ed19aec1bc1a8863e0db27f707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Plan = "ENTERPRISE" | "PROFESSIONAL" | "STARTER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PlanSection_organization$data = {
  readonly id: string;
  readonly plan: Plan;
  readonly viewerCanChangePlan: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PlanUsage_organization">;
  readonly " $fragmentType": "PlanSection_organization";
};
export type PlanSection_organization$key = {
  readonly " $data"?: PlanSection_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanSection_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanSection_organization",
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
      "name": "plan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanChangePlan",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanUsage_organization"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "36a49d4a5dfbd0d5887fbd80b1576ab6";

export default node;
