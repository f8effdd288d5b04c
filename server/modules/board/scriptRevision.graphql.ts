import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { BATCH_RULE, distinctRowsOf } from '../../kernel/inputRows.ts'
import { REVISION_COLORS, type RevisionColor } from './revisionColor.ts'
import { clearScriptFlags } from './scriptFlags.service.ts'
import { ShotNode } from './shot.graphql.ts'
import { changedFields } from './shotPayloads.graphql.ts'

export const RevisionColorEnum = builder.enumType('RevisionColor', {
  description: 'The color of the pages of a revised script, in the order of revisions; after TAN it begins again.',
  values: Object.fromEntries(
    REVISION_COLORS.map((color, revision) => {
      return [color, { description: revision === 0 ? 'The first draft.' : `Revision ${revision}.` }]
    }),
  ) as Record<RevisionColor, { description: string }>,
})

const ShotScriptStateEnum = builder.enumType('ShotScriptState', {
  description: 'What became of the line of a shot in the newest revision of its script.',
  values: {
    CURRENT: { description: 'The line is in the script, or its change was seen.' },
    CHANGED: { description: 'The line is new, moved or has another text. `clearScriptFlags` clears it.' },
    ORPHANED: { description: 'The line is not in the script any more. `clearScriptFlags` clears it.' },
  } as const,
})

builder.prismaObjectFields('Script', (t) => ({
  previous: t.relation('previous', {
    nullable: true,
    description: 'The script that it is a revision of; null if it is the first.',
  }),
  revision: t.exposeInt('revision', { description: 'The number of scripts before it; 0 for the first.' }),
  color: t.expose('color', {
    type: RevisionColorEnum,
    description: 'The color of its pages: that of the latest revision that the file names; WHITE for a first script.',
  }),
}))

builder.prismaObjectField('Scene', 'script', (t) =>
  t.relation('script', { nullable: true, description: 'The script; null if there is none.' }),
)

builder.prismaObjectFields('Shot', (t) => ({
  script: t.relation('script', {
    nullable: true,
    description: 'The script that it was imported from; null if it was not imported.',
  }),
  scriptLineEnd: t.exposeInt('scriptLineEnd', {
    nullable: true,
    description: 'The last line of the script that belongs to it; null if it was not imported, or before release 0.10.',
  }),
  scriptColor: t.expose('scriptColor', {
    type: RevisionColorEnum,
    nullable: true,
    description: 'The color of the latest revision that wrote any of its text; null for none.',
  }),
  scriptState: t.expose('scriptState', {
    type: ShotScriptStateEnum,
    nullable: true,
    description: 'What became of its line; null if it has none, and once it was seen that the line is gone.',
  }),
}))

builder.relayMutationField(
  'clearScriptFlags',
  {
    description: 'The shots that were looked at.',
    inputFields: (t) => ({
      shotIds: t.globalIDList({ for: ShotNode, description: `Shots of one board. ${BATCH_RULE}` }),
    }),
  },
  {
    description:
      'Notes that somebody has seen what a revision of the script did to shots: CHANGED ones become CURRENT, ' +
      'ORPHANED ones have no state any more.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { shotIds } }, context) =>
      clearScriptFlags(requireViewer(context), distinctRowsOf('shotIds', shotIds.map(({ id }) => ({ id })))),
  },
  { description: 'The shots without flags.', outputFields: changedFields },
)
