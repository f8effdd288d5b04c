/**
 * @generated SignedSource<<15fde4942a98276166a7f57ce54fe4db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type NotificationKind = "INVITED" | "MACHINE_ACCESS_LEFT" | "MENTIONED" | "SHOT_STATUS_CHANGED" | "TASK_ASSIGNED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type notificationPath_notification$data = {
  readonly count: number;
  readonly kind: NotificationKind;
  readonly organization: {
    readonly id: string;
  } | null | undefined;
  readonly project: {
    readonly id: string;
  } | null | undefined;
  readonly subject: {
    readonly __typename: string;
    readonly id: string;
    readonly storyboard?: {
      readonly id: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "notificationPath_notification";
};
export type notificationPath_notification$key = {
  readonly " $data"?: notificationPath_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"notificationPath_notification">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "notificationPath_notification"
};

(node as any).hash = "3c5c568cd213fee50dc27c451d118cf8";

export default node;
