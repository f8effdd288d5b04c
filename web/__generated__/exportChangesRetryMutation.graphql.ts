/**
 * @generated SignedSource<<c1b665cf6eb6f5af1b2f8338e34a4845>>
 * @relayHash 1aa3902fbd34339c7611400ebb7a1486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4396285660318f2fe248873204a5c2a548aea060bed6e4c1d6068dedcf68d19

import { ConcreteRequest } from 'relay-runtime';
export type RetryExportInput = {
  exportId: string;
};
export type exportChangesRetryMutation$variables = {
  input: RetryExportInput;
};
export type exportChangesRetryMutation$data = {
  readonly retryExport: {
    readonly projectExport: {
      readonly id: string;
    };
  } | null | undefined;
};
export type exportChangesRetryMutation = {
  response: exportChangesRetryMutation$data;
  variables: exportChangesRetryMutation$variables;
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
    "concreteType": "RetryExportPayload",
    "kind": "LinkedField",
    "name": "retryExport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProjectExport",
        "kind": "LinkedField",
        "name": "projectExport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "exportChangesRetryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "exportChangesRetryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a4396285660318f2fe248873204a5c2a548aea060bed6e4c1d6068dedcf68d19",
    "metadata": {},
    "name": "exportChangesRetryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ff86ae29fd854e6b6bf42cab891fa34";

export default node;
