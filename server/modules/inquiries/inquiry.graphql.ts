import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { requestConsultation } from './consultation.service.ts'
import { sendContactMessage } from './contact.service.ts'
import { inquiryAddresses } from './inquiryAddresses.ts'
import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter.service.ts'

const TeamSize = builder.enumType('TeamSize', {
  description: 'How many people a studio has.',
  values: {
    UP_TO_10: { description: '1 to 10.' },
    UP_TO_50: { description: '11 to 50.' },
    UP_TO_200: { description: '51 to 200.' },
    MORE: { description: 'More than 200.' },
  } as const,
})

const WEBSITE = 'Not for people: what fills it in is taken for a machine, answered as usual and not kept.'

const emailOf = (description: string) => (t: PayloadFields<{ email: string }>) => ({
  email: t.string({ description, resolve: ({ email }) => email }),
})

builder.queryField('contactEmail', (t) =>
  t.string({
    description: 'The address of whoever runs this server, for questions.',
    authScopes: { public: true },
    resolve: () => inquiryAddresses().contactEmail,
  }),
)

builder.relayMutationField(
  'sendContactMessage',
  {
    description: 'A message of the contact page.',
    inputFields: (t) => ({
      name: t.string({ description: 'Who writes.' }),
      email: t.string({ description: 'Where the answer goes.' }),
      subject: t.string({ description: 'What it is about, on one line.' }),
      message: t.string({ description: 'The text.' }),
      website: t.string({ required: false, description: WEBSITE }),
    }),
  },
  {
    description: 'Leaves a message with whoever runs this server. RATE_LIMITED after five an hour from one network.',
    authScopes: { public: true },
    resolve: async (_root, { input }, { caller }) => ({ email: await sendContactMessage(input, caller) }),
  },
  { description: 'What was left.', outputFields: emailOf('Where the answer goes.') },
)

builder.relayMutationField(
  'requestConsultation',
  {
    description: 'A request of the consultation page.',
    inputFields: (t) => ({
      name: t.string({ description: 'Who asks.' }),
      email: t.string({ description: 'Where the answer goes.' }),
      company: t.string({ description: 'The studio or school.' }),
      teamSize: t.field({ type: TeamSize, description: 'How many people would use it.' }),
      preferredTime: t.string({ required: false, description: 'When it would suit them, in their words.' }),
      message: t.string({ required: false, description: 'What to talk about.' }),
      website: t.string({ required: false, description: WEBSITE }),
    }),
  },
  {
    description: 'Asks for a talk about the Enterprise plan. RATE_LIMITED after five an hour from one network.',
    authScopes: { public: true },
    resolve: async (_root, { input }, { caller }) => ({ email: await requestConsultation(input, caller) }),
  },
  { description: 'What was asked for.', outputFields: emailOf('Where the answer goes.') },
)

builder.relayMutationField(
  'subscribeToNewsletter',
  {
    description: 'Who wants the newsletter.',
    inputFields: (t) => ({
      email: t.string({ description: 'The address.' }),
      website: t.string({ required: false, description: WEBSITE }),
    }),
  },
  {
    description:
      'Has a link mailed that confirms the subscription; nothing else is sent before. The answer is the same whether ' +
      'or not the address is on the list; RATE_LIMITED after five an hour.',
    authScopes: { public: true },
    resolve: async (_root, { input }, { caller }) => ({ email: await subscribeToNewsletter(input, caller) }),
  },
  { description: 'What waits to be confirmed.', outputFields: emailOf('The address, as given.') },
)

builder.relayMutationField(
  'confirmNewsletter',
  {
    description: 'The link that was followed.',
    inputFields: (t) => ({
      token: t.string({ description: 'The `token` of the link; it works once, for 48 hours.' }),
    }),
  },
  {
    description: 'Puts an address on the list. INVALID_INPUT when the link was used, is unknown or has expired.',
    authScopes: { public: true },
    resolve: async (_root, { input }) => ({ email: await confirmNewsletter(input.token) }),
  },
  { description: 'What is confirmed.', outputFields: emailOf('The address.') },
)

builder.relayMutationField(
  'unsubscribeFromNewsletter',
  {
    description: 'The link that was followed.',
    inputFields: (t) => ({ token: t.string({ description: 'The `token` of the link; it works every time.' }) }),
  },
  {
    description:
      'Takes an address off the list; following the link again changes nothing. INVALID_INPUT when it is unknown.',
    authScopes: { public: true },
    resolve: async (_root, { input }) => ({ email: await unsubscribeFromNewsletter(input.token) }),
  },
  { description: 'What was ended.', outputFields: emailOf('The address.') },
)
