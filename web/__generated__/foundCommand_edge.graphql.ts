/**
 * @generated SignedSource<<118ec0aa5aecf9e81c923cfb462ffb99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type SearchField = "CAMERA_NOTE" | "DESCRIPTION" | "DIALOGUE" | "NOTES" | "SCENE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type foundCommand_edge$data = {
  readonly match: {
    readonly field: SearchField;
    readonly text: string;
  } | null | undefined;
  readonly node: {
    readonly __typename: "Asset";
    readonly code: string;
    readonly id: string;
    readonly name: string;
    readonly project: {
      readonly id: string;
      readonly name: string;
    };
  } | {
    readonly __typename: "Project";
    readonly code: string;
    readonly id: string;
    readonly name: string;
    readonly organization: {
      readonly name: string;
    };
  } | {
    readonly __typename: "Shot";
    readonly code: string;
    readonly id: string;
    readonly name: string;
    readonly storyboard: {
      readonly id: string;
      readonly name: string;
      readonly project: {
        readonly id: string;
        readonly name: string;
      };
    };
  } | {
    readonly __typename: "Storyboard";
    readonly code: string;
    readonly id: string;
    readonly name: string;
    readonly project: {
      readonly id: string;
      readonly name: string;
    };
  } | {
    readonly __typename: "Task";
    readonly id: string;
    readonly project: {
      readonly id: string;
      readonly name: string;
    };
    readonly title: string;
  } | {
    readonly __typename: "User";
    readonly email: string | null | undefined;
    readonly id: string;
    readonly name: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly " $fragmentType": "foundCommand_edge";
};
export type foundCommand_edge$key = {
  readonly " $data"?: foundCommand_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"foundCommand_edge">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "foundCommand_edge"
};

(node as any).hash = "54b7fc88d365a5cdc65677d4d77b8c2f";

export default node;
