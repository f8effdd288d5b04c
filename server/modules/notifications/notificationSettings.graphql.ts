import { DigestRhythm } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { EXPECTED_VERSION, versionOf } from '../../graphql/versions.ts'
import { demandOneself } from '../accounts/oneself.ts'
import { DIGEST_HOUR, unsubscribeFromDigest } from './digest.service.ts'
import { NotificationKindEnum } from './notification.graphql.ts'
import {
  NOTIFICATION_KINDS,
  type Place,
  readSettings,
  type Settings,
  updateSettings,
} from './notificationSettings.service.ts'

const DigestRhythmEnum = builder.enumType('DigestRhythm', {
  description: 'How often what you have not read is mailed to you; nothing is mailed when there is nothing new.',
  values: {
    [DigestRhythm.OFF]: { description: 'Never.' },
    [DigestRhythm.HOURLY]: { description: 'Every hour.' },
    [DigestRhythm.DAILY]: { description: `Every day at ${DIGEST_HOUR}:00 UTC.` },
    [DigestRhythm.WEEKLY]: { description: `Every Monday at ${DIGEST_HOUR}:00 UTC.` },
  },
})

const NotificationPlace = builder.objectRef<Place>('NotificationPlace').implement({
  description: 'Where you are told of a kind.',
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKindEnum, description: 'Of what.' }),
    inPage: t.exposeBoolean('inPage', { description: 'Whether in the page.' }),
    byMail: t.exposeBoolean('byMail', { description: 'Whether in the mails.' }),
  }),
})

const NotificationSettingsType = builder.objectRef<Settings>('NotificationSettings').implement({
  description: 'Where and how often you are told of something; everything, and mailed once a day, until you choose.',
  fields: (t) => ({
    kinds: t.field({
      type: [NotificationPlace],
      description: 'Every kind there is.',
      resolve: ({ hidden, unmailed }) =>
        NOTIFICATION_KINDS.map((kind) => ({
          kind,
          inPage: !hidden.includes(kind),
          byMail: !unmailed.includes(kind),
        })),
    }),
    rhythm: t.expose('rhythm', { type: DigestRhythmEnum, description: 'How often mails come.' }),
    version: t.exposeInt('version', { description: versionOf('updateNotificationSettings') }),
  }),
})

builder.prismaObjectField('User', 'notificationSettings', (t) =>
  t.field({
    type: NotificationSettingsType,
    description: 'Where and how often you are told. FORBIDDEN for others, and for API tokens.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => {
      demandOneself(requireViewer(context), id)
      return readSettings(id)
    },
  }),
)

const NotificationPlaceInput = builder.inputType('NotificationPlaceInput', {
  description: 'Where you want to be told of a kind; what is not given stays.',
  fields: (t) => ({
    kind: t.field({ type: NotificationKindEnum, required: true, description: 'Of what.' }),
    inPage: t.boolean({ required: false, description: 'Whether in the page.' }),
    byMail: t.boolean({ required: false, description: 'Whether in the mails.' }),
  }),
})

builder.relayMutationField(
  'updateNotificationSettings',
  {
    description: 'What you want; what is not given stays.',
    inputFields: (t) => ({
      kinds: t.field({ type: [NotificationPlaceInput], required: false, description: 'Of which kinds, and where.' }),
      rhythm: t.field({ type: DigestRhythmEnum, required: false, description: 'How often mails come.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes where and how often you are told. What waits to be mailed and is turned off is not mailed.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => updateSettings(requireViewer(context), input),
  },
  {
    description: 'What was changed.',
    outputFields: (t) => ({
      notificationSettings: t.field({
        type: NotificationSettingsType,
        description: 'Your settings, as they are now.',
        resolve: (settings) => settings,
      }),
    }),
  },
)

builder.relayMutationField(
  'unsubscribeFromDigest',
  {
    description: 'The link that was followed.',
    inputFields: (t) => ({ token: t.string({ description: 'The `token` of the link; it works every time.' }) }),
  },
  {
    description:
      'Ends the mails with notifications to whoever a link belongs to; following it again changes nothing. ' +
      'INVALID_INPUT when it is unknown.',
    authScopes: { public: true },
    resolve: async (_root, { input }) => ({ email: await unsubscribeFromDigest(input.token) }),
  },
  {
    description: 'What was ended.',
    outputFields: (t) => ({
      email: t.string({ description: 'The address.', resolve: ({ email }) => email }),
    }),
  },
)
