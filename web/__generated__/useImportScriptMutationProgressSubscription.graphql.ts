/**
 * @generated SignedSource<<42fbb361b244e20b16c7822dd0aff940>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useImportScriptMutationProgressSubscription$variables = {
  importId: string;
};
export type useImportScriptMutationProgressSubscription$data = {
  readonly scriptImport: {
    readonly done: number;
    readonly total: number;
  };
};
export type useImportScriptMutationProgressSubscription = {
  response: useImportScriptMutationProgressSubscription$data;
  variables: useImportScriptMutationProgressSubscription$variables;
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
    "name": "useImportScriptMutationProgressSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportScriptMutationProgressSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9d345c8414670143e11e4bdc47b6f623",
    "id": null,
    "metadata": {},
    "name": "useImportScriptMutationProgressSubscription",
    "operationKind": "subscription",
    "text": "subscription useImportScriptMutationProgressSubscription(\n  $importId: String!\n) {\n  scriptImport(importId: $importId) {\n    done\n    total\n  }\n}\n"
  }
};
})();

(node as any).hash = "67aab2b756427bc9ed269843bd96d8e1";

export default node;
