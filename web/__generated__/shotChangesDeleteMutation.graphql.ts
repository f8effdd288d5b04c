/**
 * @generated SignedSource<<552f71b12629538af84122a649d4bd4f>>
 * @relayHash 8f0bf2488732d3019d6b52ad3c6ed646
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cebe6536752f5c3133184190cfcca08afe676dde0b74110204c13e7693a03f7

import { ConcreteRequest } from 'relay-runtime';
export type DeleteShotsInput = {
  shots: ReadonlyArray<ShotAtVersion>;
};
export type ShotAtVersion = {
  expectedVersion?: number | null | undefined;
  shotId: string;
};
export type shotChangesDeleteMutation$variables = {
  input: DeleteShotsInput;
};
export type shotChangesDeleteMutation$data = {
  readonly deleteShots: {
    readonly deletedShotIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type shotChangesDeleteMutation = {
  response: shotChangesDeleteMutation$data;
  variables: shotChangesDeleteMutation$variables;
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
    "concreteType": "DeleteShotsPayload",
    "kind": "LinkedField",
    "name": "deleteShots",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedShotIds",
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
    "name": "shotChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shotChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3cebe6536752f5c3133184190cfcca08afe676dde0b74110204c13e7693a03f7",
    "metadata": {},
    "name": "shotChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f360dedb4a8ee13041b722dafa31dcbc";

export default node;
