/**
 * @generated SignedSource<<817b10596abbfbc17dffa9faedcc4455>>
 * @relayHash 4a6982ac284f69aa688fbc704ea3bbbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 070dc54def1055bc199c83d91e8cc37fae550fee4d6e555e37dea8373c96d1c6

import { ConcreteRequest } from 'relay-runtime';
export type PresenceMode = "DRAWING" | "LOOKING" | "PLAYING" | "%future added value";
export type UpdatePresenceInput = {
  clientId: string;
  cursor?: PresenceCursorInput | null | undefined;
  followingId?: string | null | undefined;
  isLeaving?: boolean | null | undefined;
  mode?: PresenceMode | null | undefined;
  shotId?: string | null | undefined;
  storyboardId: string;
  viewId?: string | null | undefined;
  wet?: ReadonlyArray<WetStrokePieceInput> | null | undefined;
};
export type PresenceCursorInput = {
  x: number;
  y: number;
};
export type WetStrokePieceInput = {
  from: number;
  stroke: string;
};
export type joinBoardMutation$variables = {
  input: UpdatePresenceInput;
};
export type joinBoardMutation$data = {
  readonly updatePresence: {
    readonly pauseMs: number;
  } | null | undefined;
};
export type joinBoardMutation = {
  response: joinBoardMutation$data;
  variables: joinBoardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdatePresencePayload",
    "kind": "LinkedField",
    "name": "updatePresence",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pauseMs",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "joinBoardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "joinBoardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "070dc54def1055bc199c83d91e8cc37fae550fee4d6e555e37dea8373c96d1c6",
    "metadata": {},
    "name": "joinBoardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57eef86e86ab805d8a69f866e2399af3";

export default node;
