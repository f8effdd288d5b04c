/**
 * @generated SignedSource<<de1350f0e16e0db37280c4934632eff3>>
 * @relayHash 316d4be1f1b9fb5503d4293010653579
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afe8043d7e849038614966b4690b76fdcd6339acb1aa9ffa308b99a7f3fc513d

import { ConcreteRequest } from 'relay-runtime';
export type useImportScriptProgressSubscription$variables = {
  importId: string;
};
export type useImportScriptProgressSubscription$data = {
  readonly scriptImport: {
    readonly done: number;
    readonly total: number;
  };
};
export type useImportScriptProgressSubscription = {
  response: useImportScriptProgressSubscription$data;
  variables: useImportScriptProgressSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "importId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "importId",
        "variableName": "importId"
      }
    ],
    "concreteType": "ScriptImportProgress",
    "kind": "LinkedField",
    "name": "scriptImport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
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
    "name": "useImportScriptProgressSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportScriptProgressSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "afe8043d7e849038614966b4690b76fdcd6339acb1aa9ffa308b99a7f3fc513d",
    "metadata": {},
    "name": "useImportScriptProgressSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9d021d88290d11d645cb484c83a0fd1b";

export default node;
