/**
 * @generated SignedSource<<82af408d403a37295e77008c945786e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PreviewHeader_shot$data = {
  readonly code: string;
  readonly status: {
    readonly color: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "PreviewHeader_shot";
};
export type PreviewHeader_shot$key = {
  readonly " $data"?: PreviewHeader_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewHeader_shot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewHeader_shot",
  "selections": [
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
      "concreteType": "ShotStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
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
          "name": "color",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shot",
  "abstractKey": null
};

(node as any).hash = "dc5e1a7788be68a9e7ae0baa4cf6e5fb";

export default node;
