/**
 * @generated SignedSource<<252c9ed9dd17c2d5ffc1c4bdec16f6dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShotOverlays_project$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly organization: {
    readonly id: string;
  };
  readonly statuses: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StatusMenu_status">;
  }>;
  readonly viewerCanAdminister: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "ShotOverlays_project";
};
export type ShotOverlays_project$key = {
  readonly " $data"?: ShotOverlays_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShotOverlays_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShotOverlays_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAdminister",
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
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShotStatus",
      "kind": "LinkedField",
      "name": "statuses",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatusMenu_status"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "b948159d5d287e6811e9b2fbda9b8a36";

export default node;
