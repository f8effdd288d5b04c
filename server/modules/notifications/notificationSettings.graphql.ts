import { DigestFrequency } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { EXPECTED_VERSION, versionOf } from '../../graphql/versions.ts'
import { demandOneself } from '../identity/oneself.ts'
import { DIGEST_HOUR, unsubscribeFromDigest } from './digest.service.ts'
import { NotificationKindEnum } from './notification.graphql.ts'
import {
  NOTIFICATION_KINDS,
  type Place,
  readSettings,
  type Settings,
  updateSettings,
} from './notificationSettings.service.ts'

const DigestFrequencyEnum = builder.enumType('DigestFrequency', {
  description: 'The frequency of mails with unread notifications. No mail is sent if there are none.',
  values: {
    [DigestFrequency.OFF]: { description: 'Never.' },
    [DigestFrequency.HOURLY]: { description: 'Every hour.' },
    [DigestFrequency.DAILY]: { description: `Every day at ${DIGEST_HOUR}:00 UTC.` },
    [DigestFrequency.WEEKLY]: { description: `Every Monday at ${DIGEST_HOUR}:00 UTC.` },
  },
})

const NotificationPlace = builder.objectRef<Place>('NotificationPlace').implement({
  description: 'The places in which you get notifications of a kind.',
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKindEnum, description: 'The kind.' }),
    inPage: t.exposeBoolean('inPage', { description: 'Whether they appear in the web client.' }),
    byMail: t.exposeBoolean('byMail', { description: 'Whether they are mailed.' }),
  }),
})

const NotificationSettingsType = builder.objectRef<Settings>('NotificationSettings').implement({
  description: 'Your notification settings. By default all kinds are on and mails are daily.',
  fields: (t) => ({
    kinds: t.field({
      type: [NotificationPlace],
      description: 'All kinds.',
      resolve: ({ hidden, unmailed }) =>
        NOTIFICATION_KINDS.map((kind) => ({
          kind,
          inPage: !hidden.includes(kind),
          byMail: !unmailed.includes(kind),
        })),
    }),
    digestFrequency: t.expose('digestFrequency', { type: DigestFrequencyEnum, description: 'The mail frequency.' }),
    version: t.exposeInt('version', { description: versionOf('updateNotificationSettings') }),
  }),
})

builder.prismaObjectField('User', 'notificationSettings', (t) =>
  t.field({
    type: NotificationSettingsType,
    description: 'The notification settings. FORBIDDEN for others and for API tokens.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => {
      demandOneself(requireViewer(context), id)
      return readSettings(id)
    },
  }),
)

const NotificationPlaceInput = builder.inputType('NotificationPlaceInput', {
  description: 'The places in which you want notifications of a kind. An absent field keeps its value.',
  fields: (t) => ({
    kind: t.field({ type: NotificationKindEnum, required: true, description: 'The kind.' }),
    inPage: t.boolean({ required: false, description: 'Whether they appear in the web client.' }),
    byMail: t.boolean({ required: false, description: 'Whether they are mailed.' }),
  }),
})

builder.relayMutationField(
  'updateNotificationSettings',
  {
    description: 'Your settings. An absent field keeps its value.',
    inputFields: (t) => ({
      kinds: t.field({ type: [NotificationPlaceInput], required: false, description: 'The kinds to change.' }),
      digestFrequency: t.field({ type: DigestFrequencyEnum, required: false, description: 'The mail frequency.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes your notification settings. Pending mails of kinds that are turned off are not sent.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => updateSettings(requireViewer(context), input),
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      notificationSettings: t.field({
        type: NotificationSettingsType,
        description: 'The settings after the change.',
        resolve: (settings) => settings,
      }),
    }),
  },
)

builder.relayMutationField(
  'unsubscribeFromDigest',
  {
    description: 'The token of a mailed link.',
    inputFields: (t) => ({ token: t.string({ description: 'The `token` of the link; it works every time.' }) }),
  },
  {
    description:
      'Ends the notification mails to the owner of a link. Using it again changes nothing. INVALID_INPUT if the link ' +
      'is unknown.',
    authScopes: { public: true },
    resolve: async (_root, { input }) => ({ email: await unsubscribeFromDigest(input.token) }),
  },
  {
    description: 'The result: no more notification mails.',
    outputFields: (t) => ({
      email: t.string({ description: 'The email address.', resolve: ({ email }) => email }),
    }),
  },
)
