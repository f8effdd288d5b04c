/**
 * @generated SignedSource<<dc77b86873c9398ee9c74c43a2f8d983>>
 * @relayHash 462ea303456e016c9b76c0a265fa8cc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2db4d2870c6698b067eb4ce0cb253b028408c1faad50d6d957158e023798fe2e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteExportPresetInput = {
  expectedVersion?: number | null | undefined;
  presetId: string;
};
export type exportChangesDeletePresetMutation$variables = {
  input: DeleteExportPresetInput;
};
export type exportChangesDeletePresetMutation$data = {
  readonly deleteExportPreset: {
    readonly project: {
      readonly " $fragmentSpreads": FragmentRefs<"useExportPresets_project">;
    };
  } | null | undefined;
};
export type exportChangesDeletePresetMutation = {
  response: exportChangesDeletePresetMutation$data;
  variables: exportChangesDeletePresetMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "exportChangesDeletePresetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteExportPresetPayload",
        "kind": "LinkedField",
        "name": "deleteExportPreset",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useExportPresets_project"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "exportChangesDeletePresetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteExportPresetPayload",
        "kind": "LinkedField",
        "name": "deleteExportPreset",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ExportPreset",
                "kind": "LinkedField",
                "name": "exportPresets",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "format",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "options",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2db4d2870c6698b067eb4ce0cb253b028408c1faad50d6d957158e023798fe2e",
    "metadata": {},
    "name": "exportChangesDeletePresetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a5a2a4afba8006ddb4ec840a7e67029";

export default node;
