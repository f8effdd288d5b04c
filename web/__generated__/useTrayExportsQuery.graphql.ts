/**
 * @generated SignedSource<<5d061f385817426a1c689df5fcf23536>>
 * @relayHash 60ad443dbcf07eda08a0ffc0e86144a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cf40c6c0ec7683d71f2d77fbb91d92105161d48675113b5c5324142a0078cc2

import { ConcreteRequest } from 'relay-runtime';
export type ExportFormat = "CSV" | "DATA" | "EDL" | "FCPXML" | "FINAL_CUT_7" | "FOUNTAIN" | "IMAGES" | "OTIO" | "PDF" | "PSD" | "STORYBOARDER" | "VIDEO" | "%future added value";
export type ProjectExportStatus = "CANCELED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
export type useTrayExportsQuery$variables = Record<PropertyKey, never>;
export type useTrayExportsQuery$data = {
  readonly viewerExports: ReadonlyArray<{
    readonly bytes: number | null | undefined;
    readonly failure: {
      readonly message: string;
      readonly params: Record<string, unknown>;
      readonly reason: string;
    } | null | undefined;
    readonly fileName: string;
    readonly format: ExportFormat;
    readonly id: string;
    readonly project: {
      readonly id: string;
    };
    readonly stage: string | null | undefined;
    readonly status: ProjectExportStatus;
    readonly unitsDone: number;
    readonly unitsTotal: number | null | undefined;
  }> | null | undefined;
};
export type useTrayExportsQuery = {
  response: useTrayExportsQuery$data;
  variables: useTrayExportsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProjectExport",
    "kind": "LinkedField",
    "name": "viewerExports",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
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
        "name": "stage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unitsDone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unitsTotal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "bytes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Failure",
        "kind": "LinkedField",
        "name": "failure",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTrayExportsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTrayExportsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2cf40c6c0ec7683d71f2d77fbb91d92105161d48675113b5c5324142a0078cc2",
    "metadata": {},
    "name": "useTrayExportsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86eacd2ae4d85e9df3147c02daec7aee";

export default node;
