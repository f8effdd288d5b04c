import { translated } from './translated.ts'

const inSentence = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1)

/** What the plans are called, cost and hold. */
export const planMessages = translated('planMessages', {
  title: 'Plan',
  line: 'What the organization uses, and how much of it the plan holds.',
  names: { STARTER: 'Starter', PROFESSIONAL: 'Professional', ENTERPRISE: 'Enterprise' },
  prices: { STARTER: '$29', PROFESSIONAL: '$79', ENTERPRISE: 'Custom price' },
  perMonth: '/month',
  features: {
    STARTER: ['Up to 5 projects', 'Single user', '10GB storage'],
    PROFESSIONAL: ['Unlimited projects', 'Up to 10 team members', '100GB storage'],
    ENTERPRISE: ['Unlimited projects', 'Unlimited members', 'Unlimited storage'],
  },
  noPayment: 'No payment is taken here: changing the plan changes its limits at once and nothing else.',
  current: 'Current plan',
  choose: (plan: string) => `Change to ${plan}`,
  onlyOwner: 'Only the owner changes the plan',
  changed: (plan: string) => `You are on ${plan} now`,
  downTitle: (plan: string) => `Change to ${plan}?`,
  downLine: (plan: string, features: readonly string[]) =>
    `${plan} holds less than what you have now: ${features.map(inSentence).join(', ')}. `
    + 'Nothing is deleted: the change is refused when what is there does not fit.',
  usage: {
    projects: 'Projects',
    members: 'Members and invitations',
    viewers: 'Viewers',
    storage: 'Storage',
    of: (used: string, limit: string) => `${used} of ${limit}`,
    noLimit: (used: string) => `${used}, no limit`,
  },
})
