/**
 * @generated SignedSource<<b433d35d228ce728e44518eb3bebffb9>>
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

(node as any).hash = "f73e35cd4ef97091c25a893ab4b42cf9";

export default node;
