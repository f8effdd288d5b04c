/**
 * @generated SignedSource<<84161e34c5f064a3c14e4cd4a2a14a8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type AspectRatio = "RATIO_16_9" | "RATIO_1_1" | "RATIO_1_85" | "RATIO_2_1" | "RATIO_2_39" | "RATIO_4_3" | "RATIO_9_16" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useShotCommands_shot$data = {
  readonly aspectRatio: AspectRatio;
  readonly id: string;
  readonly status: {
    readonly id: string;
  } | null | undefined;
  readonly views: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "useShotCommands_shot";
};
export type useShotCommands_shot$key = {
  readonly " $data"?: useShotCommands_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShotCommands_shot">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useShotCommands_shot"
};

(node as any).hash = "7e2331844d5e9c8f21a048bf049df527";

export default node;
