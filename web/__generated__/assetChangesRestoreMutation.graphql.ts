/**
 * @generated SignedSource<<69793d63cb310150c6d8bc95ed9b6fd1>>
 * @relayHash 099b2f2fd5c893dbdd07a480c03fb1f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 372a16684d75c6889e7a75f90f6340d6671cfbc588dc86b3f621f4e45ee19344

import { ConcreteRequest } from 'relay-runtime';
export type RestoreAssetsInput = {
  assetIds: ReadonlyArray<string>;
};
export type assetChangesRestoreMutation$variables = {
  input: RestoreAssetsInput;
};
export type assetChangesRestoreMutation$data = {
  readonly restoreAssets: {
    readonly assets: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type assetChangesRestoreMutation = {
  response: assetChangesRestoreMutation$data;
  variables: assetChangesRestoreMutation$variables;
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
    "concreteType": "RestoreAssetsPayload",
    "kind": "LinkedField",
    "name": "restoreAssets",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Asset",
        "kind": "LinkedField",
        "name": "assets",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
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
    "name": "assetChangesRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "assetChangesRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "372a16684d75c6889e7a75f90f6340d6671cfbc588dc86b3f621f4e45ee19344",
    "metadata": {},
    "name": "assetChangesRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "91db4bbe396939ce408bc0f80ee485af";

export default node;
