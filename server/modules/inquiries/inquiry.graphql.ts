import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { requestConsultation } from './consultation.service.ts'
import { sendContactMessage } from './contact.service.ts'
import { inquiryAddresses } from './inquiryAddresses.ts'
import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter.service.ts'

const TeamSize = builder.enumType('TeamSize', {
  description: 'The size of a team.',
  values: {
    UP_TO_10: { description: '1 to 10.' },
    UP_TO_50: { description: '11 to 50.' },
    UP_TO_200: { description: '51 to 200.' },
    MORE: { description: 'More than 200.' },
  } as const,
})

const WEBSITE = 'A trap for bots: leave it empty. A request that fills it is answered as usual and discarded.'

const emailOf = (description: string) => (t: PayloadFields<{ email: string }>) => ({
  email: t.string({ description, resolve: ({ email }) => email }),
})

builder.queryField('contactEmail', (t) =>
  t.string({
    description: 'The email address of the operator of this server.',
    authScopes: { public: true },
    resolve: () => inquiryAddresses().contactEmail,
  }),
)

builder.relayMutationField(
  'sendContactMessage',
  {
    description: 'A message of the contact page.',
    inputFields: (t) => ({
      name: t.string({ description: 'The name.' }),
      email: t.string({ description: 'The email address for the answer.' }),
      subject: t.string({ description: 'The subject on one line.' }),
      message: t.string({ description: 'The text.' }),
      website: t.string({ required: false, description: WEBSITE }),
    }),
  },
  {
    description: 'Sends a message to the operator of this server. RATE_LIMITED beyond 5 per hour from one network.',
    authScopes: { public: true },
    resolve: async (_root, { input }, { caller }) => ({ email: await sendContactMessage(input, caller) }),
  },
  { description: 'The ended membership.', outputFields: emailOf('The email address for the answer.') },
)

builder.relayMutationField(
  'requestConsultation',
  {
    description: 'A request for a consultation.',
    inputFields: (t) => ({
      name: t.string({ description: 'The name.' }),
      email: t.string({ description: 'The email address for the answer.' }),
      company: t.string({ description: 'The studio or school.' }),
      teamSize: t.field({ type: TeamSize, description: 'The size of the team.' }),
      preferredTime: t.string({ required: false, description: 'The preferred time, as free text.' }),
      message: t.string({ required: false, description: 'The topic.' }),
      website: t.string({ required: false, description: WEBSITE }),
    }),
  },
  {
    description: 'Requests a consultation about the Enterprise plan. RATE_LIMITED beyond 5 per hour from one network.',
    authScopes: { public: true },
    resolve: async (_root, { input }, { caller }) => ({ email: await requestConsultation(input, caller) }),
  },
  { description: 'The confirmed request.', outputFields: emailOf('The email address for the answer.') },
)

builder.relayMutationField(
  'subscribeToNewsletter',
  {
    description: 'The subscriber.',
    inputFields: (t) => ({
      email: t.string({ description: 'The email address.' }),
      website: t.string({ required: false, description: WEBSITE }),
    }),
  },
  {
    description:
      'Mails a link that confirms a newsletter subscription; no newsletter is sent before. The response is the same ' +
      'whether or not the address is subscribed. RATE_LIMITED beyond 5 per hour.',
    authScopes: { public: true },
    resolve: async (_root, { input }, { caller }) => ({ email: await subscribeToNewsletter(input, caller) }),
  },
  { description: 'The unconfirmed subscription.', outputFields: emailOf('The address as given.') },
)

builder.relayMutationField(
  'confirmNewsletter',
  {
    description: 'The token of a mailed link.',
    inputFields: (t) => ({
      token: t.string({ description: 'The `token` of the link; it works once, for 48 hours.' }),
    }),
  },
  {
    description: 'Confirms a newsletter subscription. INVALID_INPUT if the link is used, unknown or expired.',
    authScopes: { public: true },
    resolve: async (_root, { input }) => ({ email: await confirmNewsletter(input.token) }),
  },
  { description: 'The confirmed subscription.', outputFields: emailOf('The email address.') },
)

builder.relayMutationField(
  'unsubscribeFromNewsletter',
  {
    description: 'The token of a mailed link.',
    inputFields: (t) => ({ token: t.string({ description: 'The `token` of the link; it works every time.' }) }),
  },
  {
    description:
      'Ends a newsletter subscription. Using the link again changes nothing. INVALID_INPUT if it is unknown.',
    authScopes: { public: true },
    resolve: async (_root, { input }) => ({ email: await unsubscribeFromNewsletter(input.token) }),
  },
  { description: 'The ended subscription.', outputFields: emailOf('The email address.') },
)
