/**
 * @generated SignedSource<<14ca8589fde1c1334dc6f001759f9778>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type notificationPath_notification$data = {
  readonly count: number;
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

(node as any).hash = "8f1585c0644b153b86eeb5aac58ec783";

export default node;
