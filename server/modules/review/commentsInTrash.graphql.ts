import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { type CommentedInTrash, readCommentedInTrash } from './commentsInTrash.service.ts'

const commented = batched<string, CommentedInTrash[]>(readCommentedInTrash, [])

const CommentsInTrash = builder.objectRef<CommentedInTrash>('CommentsInTrash').implement({
  description:
    'A shot or a view in the trash that guests of review links commented on since: their links still show it. The ' +
    'threads are hidden until it is restored.',
  authScopes: { 'comments:read': true },
  fields: (t) => ({
    shotId: t.id({ description: 'The id of the shot.', resolve: ({ shotId }) => toTypeId('Shot', shotId) }),
    viewId: t.id({
      nullable: true,
      description: 'The id of the view in the trash; null where the shot is in the trash.',
      resolve: ({ viewId }) => viewId && toTypeId('View', viewId),
    }),
    code: t.exposeString('code', { description: 'The code of the shot.' }),
    threadCount: t.exposeInt('threadCount', { description: 'The number of open threads.' }),
    guestNames: t.exposeStringList('guestNames', { description: 'The names of the guests.' }),
  }),
})

builder.prismaObjectFields('Storyboard', (t) => ({
  commentsInTrash: t.field({
    type: [CommentsInTrash],
    description: 'What of it guests of review links commented on while it was in the trash, by the codes of shots.',
    extensions: { mostItems: 5 },
    select: { id: true },
    resolve: ({ id }, _arguments, context) => commented(id, context),
  }),
}))
