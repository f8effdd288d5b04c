/**
 * @generated SignedSource<<96c98f892f84abf5a1649fe441a22c49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type AssetType = "ANIMATION" | "CHARACTER" | "ENVIRONMENT" | "MODEL" | "OTHER" | "PROP" | "VFX" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type shotCast_shot$data = {
  readonly cast: {
    readonly nodes: ReadonlyArray<{
      readonly asset: {
        readonly code: string;
        readonly id: string;
        readonly name: string;
        readonly type: AssetType;
      };
      readonly id: string;
      readonly label: string;
      readonly occurrences: number;
    }>;
  };
  readonly " $fragmentType": "shotCast_shot";
};
export type shotCast_shot$key = {
  readonly " $data"?: shotCast_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"shotCast_shot">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shotCast_shot"
};

(node as any).hash = "e7ea022ed4a0559cbc7bb6ffb4f93e07";

export default node;
