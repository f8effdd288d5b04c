/**
 * @generated SignedSource<<8b9d25dd35619884a941a70a6336f639>>
 * @relayHash 53caf0d0753a710dffd812feb64092a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8131983201fd997e35cb4c114a367341c88815344a00be6a5f27374e9fa6c0f1

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
    readonly isTaken: boolean;
  };
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
        "name": "isTaken",
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
    "id": "8131983201fd997e35cb4c114a367341c88815344a00be6a5f27374e9fa6c0f1",
    "metadata": {},
    "name": "joinBoardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a31177197ff0ced483c53f0e66de0214";

export default node;
