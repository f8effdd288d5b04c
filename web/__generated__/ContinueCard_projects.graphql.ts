/**
 * @generated SignedSource<<0f030914ba2fe70f4457699ee31e80d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContinueCard_projects$data = ReadonlyArray<{
  readonly drawn: {
    readonly nodes: ReadonlyArray<{
      readonly at: string;
      readonly view: {
        readonly id: string;
        readonly revision: number;
        readonly shot: {
          readonly description: string;
          readonly id: string;
          readonly position: number;
          readonly storyboard: {
            readonly id: string;
          };
        };
        readonly thumbnailUrl: string;
      } | null | undefined;
    }>;
  };
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ContinueCard_projects";
}>;
export type ContinueCard_projects$key = ReadonlyArray<{
  readonly " $data"?: ContinueCard_projects$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContinueCard_projects">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "personId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ContinueCard_projects",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": "drawn",
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "actorId",
              "variableName": "personId"
            },
            {
              "kind": "Literal",
              "name": "kinds",
              "value": [
                "VIEW"
              ]
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ActivityConnection",
      "kind": "LinkedField",
      "name": "activity",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Activity",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "View",
              "kind": "LinkedField",
              "name": "view",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "revision",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "width",
                      "value": 840
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "thumbnailUrl",
                  "storageKey": "thumbnailUrl(width:840)"
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
                      "name": "position",
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
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "beb41be9dac6ee06ac4e28afb1fbb57f";

export default node;
