import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { type KeptRevision, readKeptRevisions } from './keptRevisions.service.ts'
import { VersionNode } from './version.graphql.ts'
import './view.graphql.ts'

const keptRevisions = batched<string, KeptRevision[]>(readKeptRevisions, [])

const KeptRevisionObject = builder.objectRef<KeptRevision>('KeptRevision').implement({
  description: 'A version of a board, and the revision that a drawing had in it.',
  authScopes: { 'boards:read': true },
  fields: (t) => ({
    revision: t.exposeInt('revision', { description: 'The revision of the drawing; 0 for an empty one.' }),
    storyboardVersion: t.expose('version', { type: VersionNode, description: 'The version.' }),
  }),
})

builder.prismaObjectField('ShotView', 'keptRevisions', (t) =>
  t.field({
    type: [KeptRevisionObject],
    authScopes: { 'boards:read': true },
    description: 'The versions of its board that show it, oldest first, with its revision in each.',
    extensions: { mostItems: 50 },
    select: { id: true },
    resolve: ({ id }, _arguments, context) => keptRevisions(id, context),
  }),
)
