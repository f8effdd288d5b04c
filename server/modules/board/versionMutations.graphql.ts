import { formatPrismaCursor } from '@pothos/plugin-prisma'
import type { StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { StoryboardNode } from './storyboard.graphql.ts'
import { VersionEdge, VersionNode } from './version.graphql.ts'
import { deleteVersion, makeVersion, updateVersion } from './version.service.ts'

const DETAILS = {
  name: 'The name: at most 200 characters; empty for none. A version with a name is kept for good.',
  note: 'A note: at most 5,000 characters; empty for none.',
}

const versionFields = (t: PayloadFields<StoryboardVersion>) => ({
  storyboardVersion: t.prismaField({
    type: VersionNode,
    description: 'The version after the change.',
    resolve: (query, { id }) => prisma().storyboardVersion.findUniqueOrThrow({ ...query, where: { id } }),
  }),
})

builder.relayMutationField(
  'makeVersion',
  {
    description: 'The board, and what is said of its version.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board.' }),
      name: t.string({ required: false, description: DETAILS.name }),
      note: t.string({ required: false, description: DETAILS.note }),
    }),
  },
  {
    description:
      'Saves a board as it is. If nothing changed since its newest version, that version gets the name instead, ' +
      'unless it has one.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { storyboardId, ...details } }, context) =>
      makeVersion(requireViewer(context), storyboardId.id, details),
  },
  {
    description: 'The saved version.',
    outputFields: (t) => ({
      ...versionFields(t),
      storyboardVersionEdge: t.field({
        type: VersionEdge,
        description: 'The version as an edge of `Storyboard.versions`.',
        resolve: (version) => ({ cursor: formatPrismaCursor(version, 'id'), node: version }),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateVersion',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      storyboardVersionId: t.globalID({ for: VersionNode, description: 'The version.' }),
      name: t.string({ required: false, description: DETAILS.name }),
      note: t.string({ required: false, description: DETAILS.note }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes the name or the note of a version.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { storyboardVersionId, ...details } }, context) =>
      updateVersion(requireViewer(context), storyboardVersionId.id, details),
  },
  { description: 'The changed version.', outputFields: versionFields },
)

builder.relayMutationField(
  'deleteVersion',
  {
    description: 'The version to delete.',
    inputFields: (t) => ({
      storyboardVersionId: t.globalID({ for: VersionNode, description: 'The version.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Deletes a version permanently, with the drawings, images and sounds that only it kept. OWNER and ADMINs may ' +
      'do so.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { storyboardVersionId, expectedVersion } }, context) =>
      deleteVersion(requireViewer(context), storyboardVersionId.id, expectedVersion),
  },
  {
    description: 'The deleted version.',
    outputFields: (t) => ({
      deletedStoryboardVersionId: t.id({
        description: 'The id of the version.',
        resolve: ({ id }) => toTypeId('StoryboardVersion', id),
      }),
    }),
  },
)
