/**
 * @generated SignedSource<<18f72dcfb2680e401f0ad766a0286663>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BreakdownShotRow_shot$data = {
  readonly code: string;
  readonly description: string;
  readonly frames: number;
  readonly id: string;
  readonly name: string;
  readonly storyboard: {
    readonly id: string;
    readonly project: {
      readonly id: string;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"ShotPicture_shot" | "shotCast_shot">;
  readonly " $fragmentType": "BreakdownShotRow_shot";
};
export type BreakdownShotRow_shot$key = {
  readonly " $data"?: BreakdownShotRow_shot$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreakdownShotRow_shot">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BreakdownShotRow_shot",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "frames",
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
        (v0/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShotPicture_shot"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "shotCast_shot",
      "selections": [
        {
          "alias": "cast",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 200
            }
          ],
          "concreteType": "CastingConnection",
          "kind": "LinkedField",
          "name": "casting",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Casting",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
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
                  "concreteType": "Asset",
                  "kind": "LinkedField",
                  "name": "asset",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v2/*:: as any*/),
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "type",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "casting(first:200)"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Shot",
  "abstractKey": null
};
})();

(node as any).hash = "da97f35cb94b3b512ebda273b21a472f";

export default node;
