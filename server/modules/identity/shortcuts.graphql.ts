import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from './account.graphql.ts'
import { demandOneself } from './oneself.ts'
import { changeShortcuts, listShortcuts, readShortcuts, type Shortcut } from './shortcuts.service.ts'

const NAME = 'The place where it acts and its name there, such as `drawing.pen`.'

const ShortcutType = builder.objectRef<Shortcut>('Shortcut').implement({
  description: 'A keyboard shortcut of the web client with other keys than by default.',
  fields: (t) => ({
    name: t.exposeString('name', { description: NAME }),
    keys: t.stringList({
      description: 'The keys, each with what is held down beside it, such as `Mod+Shift+Z`; empty for none.',
      resolve: ({ keys }) => [...keys],
    }),
  }),
})

builder.prismaObjectField('User', 'shortcuts', (t) =>
  t.field({
    type: [ShortcutType],
    description: 'The keyboard shortcuts that were changed. FORBIDDEN for others and for API tokens.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context) => {
      demandOneself(requireViewer(context), id)
      return listShortcuts(await readShortcuts(id))
    },
  }),
)

const ShortcutInput = builder.inputType('ShortcutInput', {
  description: 'Keys for a shortcut.',
  fields: (t) => ({
    name: t.string({ required: true, description: NAME }),
    keys: t.stringList({ required: false, description: 'Up to 4 keys; null for the default keys.' }),
  }),
})

builder.relayMutationField(
  'changeShortcuts',
  {
    description: 'The shortcuts to change. Others keep their keys.',
    inputFields: (t) => ({
      changes: t.field({ type: [ShortcutInput], required: true, description: 'The changes, up to 200.' }),
    }),
  },
  {
    description: 'Changes your keyboard shortcuts, in every browser in which you are signed in.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      await changeShortcuts(viewer, input.changes)
      return { userId: viewer.userId }
    },
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      user: t.prismaField({
        type: UserNode,
        description: 'Your account after the change.',
        resolve: (query, { userId }) => prisma().user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  },
)
