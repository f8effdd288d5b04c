/**
 * @generated SignedSource<<bf7bbb717637e8e596669cf6d03a15d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ActivityUndo = "RESTORE_ASSET" | "RESTORE_PROJECT" | "RESTORE_SHOT" | "RESTORE_STORYBOARD" | "RESTORE_TASK" | "RESTORE_VIEW" | "UNDO_PROJECT_RESET" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ActivityRow_activity$data = {
  readonly actor: {
    readonly id: string;
    readonly pictureUrl: string | null | undefined;
  } | null | undefined;
  readonly actorName: string;
  readonly at: string;
  readonly count: number;
  readonly payload: Record<string, unknown>;
  readonly seq: number;
  readonly subjectId: string;
  readonly subjectLabel: string | null | undefined;
  readonly tokenName: string | null | undefined;
  readonly type: string;
  readonly viewerCanUndo: ActivityUndo | null | undefined;
  readonly " $fragmentType": "ActivityRow_activity";
};
export type ActivityRow_activity$key = {
  readonly " $data"?: ActivityRow_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityRow_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityRow_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seq",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tokenName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payload",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUndo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
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
          "name": "pictureUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "b46b1a5f41093a626715b8156d7da24f";

export default node;
