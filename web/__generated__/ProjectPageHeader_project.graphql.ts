/**
 * @generated SignedSource<<95021860f4a454ddaedaf82cae16fe34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProjectPageHeader_project$data = {
  readonly id: string;
  readonly name: string;
  readonly organization: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "ProjectPageHeader_project";
};
export type ProjectPageHeader_project$key = {
  readonly " $data"?: ProjectPageHeader_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectPageHeader_project">;
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
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectPageHeader_project",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Organization",
      "kind": "LinkedField",
      "name": "organization",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "55bb35634136eb004d6e674a75347936";

export default node;
