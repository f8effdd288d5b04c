/**
 * @generated SignedSource<<b8683a19602d721dd7cb4b1ad029dc2b>>
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
  readonly scene: {
    readonly id: string;
  } | null | undefined;
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

(node as any).hash = "131bdb382c41805f1ddda6bcad1a1e09";

export default node;
