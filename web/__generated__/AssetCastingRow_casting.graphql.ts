/**
 * @generated SignedSource<<b3dd66f7fafba5fb948e3679bda34e46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssetCastingRow_casting$data = {
  readonly label: string;
  readonly occurrences: number;
  readonly shot: {
    readonly code: string;
    readonly description: string;
    readonly id: string;
    readonly name: string;
    readonly storyboard: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ShotPicture_shot">;
  };
  readonly " $fragmentType": "AssetCastingRow_casting";
};
export type AssetCastingRow_casting$key = {
  readonly " $data"?: AssetCastingRow_casting$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetCastingRow_casting">;
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
  "name": "AssetCastingRow_casting",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "occurrences",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Shot",
      "kind": "LinkedField",
      "name": "shot",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Storyboard",
          "kind": "LinkedField",
          "name": "storyboard",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ShotPicture_shot"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Casting",
  "abstractKey": null
};
})();

(node as any).hash = "2ecec66d227219cb3a990350b1943bae";

export default node;
