import DataLoader from 'dataloader'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { placeLoaders } from '../../graphql/placeLoaders.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { askableLinks, readAskers } from './reviewQuestion.service.ts'
import { type GuestReaders, readGuestReaders } from './reviewThreads.service.ts'
import { readSubject, SubjectInput } from './threadSubject.graphql.ts'

const askable = placeLoaders<string, boolean>()
const people = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const askers = batched<string, string | null>(readAskers, null)
const readers = batched<string, GuestReaders | null>(readGuestReaders, null)

const GuestReadersEnum = builder.enumType('GuestReaders', {
  description: 'Which guests of a review link read a thread.',
  values: {
    ALL: { description: 'All of them.' },
    ONE: { description: 'The one who is asked, or who started it where guests are apart.' },
    NONE: {
      description: 'None any more: the link has ended, shows other shots, or keeps apart whom it asked together.',
    },
  },
})

builder.prismaObjectFields('ReviewLink', (t) => ({
  canAsk: t.boolean({
    description:
      'Whether members may ask its guests about something by `startThread`: it is open, takes comments and shows it. ' +
      'NOT_FOUND for what you may not see.',
    args: { subject: t.arg({ type: SubjectInput, required: true, description: 'What the thread would be about.' }) },
    select: { id: true },
    resolve: ({ id }, { subject }, context, info) => askable(context, info, () =>
      new DataLoader<string, boolean>(async (ids) => {
        const found = await askableLinks(requireViewer(context), ids, readSubject(subject))
        return ids.map((each) => found.has(each))
      })).load(id),
  }),
}))

builder.prismaObjectFields('CommentThread', (t) => ({
  askedBy: t.field({
    type: UserNode,
    nullable: true,
    description:
      'The member who asked the guests of `reviewLink`; null for threads of guests, for those of the team alone, and ' +
      'if you no longer share an organization.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context) => {
      const asker = await askers(id, context)
      return asker === null ? null : people(asker, context)
    },
  }),
  guestReaders: t.field({
    type: GuestReadersEnum,
    nullable: true,
    description: 'Which guests of `reviewLink` read it now; null for a thread of the team alone.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context) => (await readers(id, context))?.who ?? null,
  }),
  guestReaderName: t.string({
    nullable: true,
    description: 'The name of the guest who alone reads it with the team; null unless `guestReaders` is ONE.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context) => (await readers(id, context))?.name ?? null,
  }),
  askedGuestName: t.string({
    nullable: true,
    description:
      'The name of the guest who is asked, and who alone reads it with the team; null where all guests of ' +
      '`reviewLink` do, and for threads of guests.',
    select: { reviewGuest: { select: { name: true } } },
    resolve: ({ reviewGuest }) => reviewGuest?.name ?? null,
  }),
}))
