import type { BoardRestore } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { FailureRef } from '../../graphql/failure.ts'
import { batched } from '../../graphql/loaders.ts'
import type { Failure } from '../../kernel/failure.ts'
import { MOST_REDRAWN } from './restoredDrawings.service.ts'
import './version.graphql.ts'
import { restoreFields, wishOf } from './versionRestore.graphql.ts'
import { readRestores, startRestore } from './versionRestoreJob.service.ts'

const restores = batched<string, BoardRestore | null>(readRestores, null)

const VersionRestoreObject = builder.objectRef<BoardRestore>('VersionRestore').implement({
  description: 'The restore of a version that is under way, or has failed.',
  authScopes: { 'boards:read': true },
  fields: (t) => ({
    viewsDone: t.exposeInt('viewsDone', { description: 'The number of drawings that are ready to come back.' }),
    viewsTotal: t.exposeInt('viewsTotal', { description: 'The number of drawings that come back.' }),
    failure: t.field({
      type: FailureRef,
      nullable: true,
      description: 'Why it failed: nothing came back. Null while it is under way.',
      resolve: ({ failure }) => failure as Failure | null,
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'The time at which it was asked for.' }),
  }),
})

builder.prismaObjectField('StoryboardVersion', 'restore', (t) =>
  t.field({
    type: VersionRestoreObject,
    nullable: true,
    description:
      'Its restore by `startVersionRestore` that is under way or has failed; null for none, and once it is done.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => restores(id, context),
  }),
)

builder.relayMutationField(
  'startVersionRestore',
  { description: 'The version, and what of it comes back.', inputFields: restoreFields },
  {
    description:
      `Restores a version to its own storyboard, like \`restoreVersion\`, if more than ${MOST_REDRAWN} drawings have ` +
      'changed since. A job prepares the drawings; then the whole restore is applied, or nothing. ' +
      '`StoryboardVersion.restore` shows its progress; `version.restored` is recorded at its end. CONFLICT while ' +
      'another restore of the storyboard is under way.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => startRestore(requireViewer(context), wishOf(input)),
  },
  {
    description: 'The restore.',
    outputFields: (t) => ({
      restore: t.field({ type: VersionRestoreObject, description: 'The restore.', resolve: (row) => row }),
    }),
  },
)
