/**
 * @generated SignedSource<<c5e5d9833aca2d81621f008e17eadda6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExportForm_project$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useExportPresets_project" | "useFrameRate_project" | "useProjectBoards_project">;
  readonly " $fragmentType": "ExportForm_project";
};
export type ExportForm_project$key = {
  readonly " $data"?: ExportForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportForm_project",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProjectBoards_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFrameRate_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useExportPresets_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "8245e6f72ca7ed6522c768e7e63ec5c0";

export default node;
