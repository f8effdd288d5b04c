/**
 * @generated SignedSource<<3cf2af79777ecd7287408787a010d87c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type foundCommand_result$data = {
  readonly __typename: "Asset";
  readonly code: string;
  readonly id: string;
  readonly name: string;
  readonly project: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "foundCommand_result";
} | {
  readonly __typename: "Project";
  readonly code: string;
  readonly id: string;
  readonly name: string;
  readonly organization: {
    readonly name: string;
  };
  readonly " $fragmentType": "foundCommand_result";
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
  readonly " $fragmentType": "foundCommand_result";
} | {
  readonly __typename: "Storyboard";
  readonly code: string;
  readonly id: string;
  readonly name: string;
  readonly project: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "foundCommand_result";
} | {
  readonly __typename: "Task";
  readonly id: string;
  readonly project: {
    readonly id: string;
    readonly name: string;
  };
  readonly title: string;
  readonly " $fragmentType": "foundCommand_result";
} | {
  readonly __typename: "User";
  readonly email: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "foundCommand_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "foundCommand_result";
};
export type foundCommand_result$key = {
  readonly " $data"?: foundCommand_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"foundCommand_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "foundCommand_result"
};

(node as any).hash = "30c2b36a62fcb18731924bfb3ac811b2";

export default node;
