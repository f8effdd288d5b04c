/**
 * @generated SignedSource<<22d01d8f315c14a042c092228cc5cdc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlanUsage_organization$data = {
  readonly usage: {
    readonly memberLimit: number | null | undefined;
    readonly members: number;
    readonly projectLimit: number | null | undefined;
    readonly projects: number;
    readonly storageBytes: number;
    readonly storageLimitBytes: number | null | undefined;
    readonly viewerLimit: number;
    readonly viewers: number;
  };
  readonly " $fragmentType": "PlanUsage_organization";
};
export type PlanUsage_organization$key = {
  readonly " $data"?: PlanUsage_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanUsage_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanUsage_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrganizationUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "projects",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "projectLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "members",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storageBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storageLimitBytes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "bd7c576d11c8158f54fdf0e907fc920b";

export default node;
