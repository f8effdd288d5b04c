/**
 * @generated SignedSource<<398a56f8f98b3b321b07d73a8516a88c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Plan = "ENTERPRISE" | "PROFESSIONAL" | "STARTER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LogoSection_organization$data = {
  readonly id: string;
  readonly logo: {
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly plan: Plan;
  readonly viewerCanAdminister: boolean;
  readonly " $fragmentType": "LogoSection_organization";
};
export type LogoSection_organization$key = {
  readonly " $data"?: LogoSection_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogoSection_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogoSection_organization",
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
      "name": "plan",
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
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "logo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 420
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:420)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "f0deb19e89ec6133dea7c2deda26da35";

export default node;
