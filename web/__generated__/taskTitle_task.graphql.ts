/**
 * @generated SignedSource<<074fe5a316943c01291a6915cbbfb951>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type taskTitle_task$data = {
  readonly title: string;
  readonly " $fragmentType": "taskTitle_task";
};
export type taskTitle_task$key = {
  readonly " $data"?: taskTitle_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"taskTitle_task">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "taskTitle_task"
};

(node as any).hash = "1140c9c6397f567331d91a1d9e1ae461";

export default node;
