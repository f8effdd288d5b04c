/**
 * @generated SignedSource<<0b32044a6a5f2ce3c45438c95ffed3b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectSummary_project$data = {
  readonly description: string;
  readonly frameRate: {
    readonly denominator: number;
    readonly numerator: number;
  };
  readonly name: string;
  readonly storyboard: {
    readonly duration: number;
    readonly scenes: ReadonlyArray<{
      readonly __typename: "Scene";
    }>;
    readonly shotCount: {
      readonly totalCount: number;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"ProjectMosaic_project">;
  readonly " $fragmentType": "ProjectSummary_project";
};
export type ProjectSummary_project$key = {
  readonly " $data"?: ProjectSummary_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectSummary_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectSummary_project",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FrameRate",
      "kind": "LinkedField",
      "name": "frameRate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numerator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "denominator",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Storyboard",
      "kind": "LinkedField",
      "name": "storyboard",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        },
        {
          "alias": "shotCount",
          "args": null,
          "concreteType": "StoryboardShotsConnection",
          "kind": "LinkedField",
          "name": "shots",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Scene",
          "kind": "LinkedField",
          "name": "scenes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectMosaic_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c4a9419e057a9b53a38421b4db8db9fc";

export default node;
