import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { visibleTo as visibleStoryboard } from './storyboard.policy.ts'

builder.prismaNode('Script', {
  id: { field: 'id' },
  description: 'A screenplay that was imported into a board.',
  authScopes: { 'boards:read': true },
  nullable: true,
  findUnique: (id, context) => ({ id, storyboard: visibleStoryboard(requireViewer(context)) }),
  fields: (t) => ({
    title: t.exposeString('title', {
      nullable: true,
      description: 'The title on its title page; null if it has none.',
    }),
    authors: t.exposeString('authors', {
      nullable: true,
      description: 'The authors on its title page, separated by commas; null when it names none.',
    }),
    storyboard: t.relation('storyboard', { description: 'The board it was imported into.' }),
    scenes: t.relation('scenes', {
      description: 'The imported scenes.', query: { where: { deletedAt: null }, orderBy: { rank: 'asc' } },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the import.' }),
  }),
})
