/**
 * @generated SignedSource<<8a7790935084721582c8f59d7b460ff6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoryboardCard_project$data = {
  readonly id: string;
  readonly shotCount: number;
  readonly storyboard: {
    readonly firstShots: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly views: ReadonlyArray<{
          readonly id: string;
          readonly thumbnailUrl: string;
        }>;
      }>;
    };
    readonly sceneCount: number;
  };
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "StoryboardCard_project";
};
export type StoryboardCard_project$key = {
  readonly " $data"?: StoryboardCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryboardCard_project">;
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
  "name": "StoryboardCard_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shotCount",
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
      "concreteType": "Storyboard",
      "kind": "LinkedField",
      "name": "storyboard",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sceneCount",
          "storageKey": null
        },
        {
          "alias": "firstShots",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 4
            }
          ],
          "concreteType": "ShotConnection",
          "kind": "LinkedField",
          "name": "shots",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Shot",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "View",
                  "kind": "LinkedField",
                  "name": "views",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": [
                        {
                          "kind": "Literal",
                          "name": "width",
                          "value": 420
                        }
                      ],
                      "kind": "ScalarField",
                      "name": "thumbnailUrl",
                      "storageKey": "thumbnailUrl(width:420)"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "shots(first:4)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "986cccc371593807ccd5d09008c3364a";

export default node;
