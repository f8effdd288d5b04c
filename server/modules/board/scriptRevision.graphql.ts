import { builder } from '../../graphql/builder.ts'
import { REVISION_COLORS, type RevisionColor } from './revisionColor.ts'

export const RevisionColorEnum = builder.enumType('RevisionColor', {
  description: 'The color of the pages of a revised script, in the order of revisions; after TAN it begins again.',
  values: Object.fromEntries(
    REVISION_COLORS.map((color, revision) => {
      return [color, { description: revision === 0 ? 'The first draft.' : `Revision ${revision}.` }]
    }),
  ) as Record<RevisionColor, { description: string }>,
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
}))
