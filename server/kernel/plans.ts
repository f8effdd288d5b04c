import { declareFailures, type Failure } from './failure.ts'

/** What an organization has paid for. */
export type PlanName = 'STARTER' | 'PROFESSIONAL' | 'ENTERPRISE'

/** What there may be of something; null is without limit. */
export interface PlanLimits {
  projects: number | null
  /** People, and open invitations to become one, without VIEWERs. */
  members: number | null
  /** VIEWERs, and open invitations to become one; where there are none, they count as members. */
  viewers: number
  storageBytes: number | null
}

/** What there is of it. */
export type Usage = Record<keyof PlanLimits, number>

const GIGABYTE = 1024 ** 3

/** Most VIEWERs of an organization: they cost nothing. */
const MOST_VIEWERS = 50

/** The limits of the plans (section 9 of the specification). */
export const PLAN_LIMITS: Record<PlanName, PlanLimits> = {
  STARTER: { projects: 5, members: 1, viewers: 0, storageBytes: 10 * GIGABYTE },
  PROFESSIONAL: { projects: null, members: 10, viewers: MOST_VIEWERS, storageBytes: 100 * GIGABYTE },
  ENTERPRISE: { projects: null, members: null, viewers: MOST_VIEWERS, storageBytes: null },
}

const PLAN_TITLES: Record<PlanName, string> = {
  STARTER: 'Starter',
  PROFESSIONAL: 'Professional',
  ENTERPRISE: 'Enterprise',
}

const MEMBERS = 'one {# member} other {# members}'
const VIEWERS = 'one {# viewer} other {# viewers}'

/** Why a plan refuses. `plan` is its title; storage is in GB of 1024³ bytes. */
export const planFailures = declareFailures({
  PLAN_PROJECTS: [
    'PLAN_LIMIT', 'The {plan} plan allows up to {limit, plural, one {# project} other {# projects}}.',
  ],
  PLAN_MEMBERS: ['PLAN_LIMIT', `The {plan} plan allows up to {limit, plural, ${MEMBERS}}.`],
  PLAN_VIEWERS: ['PLAN_LIMIT', `The {plan} plan allows up to {limit, plural, ${VIEWERS}}.`],
  PLAN_STORAGE: ['PLAN_LIMIT', 'The {plan} plan allows up to {limit, number} GB of storage.'],
  PLAN_TOO_SMALL_FOR_PROJECTS: [
    'PLAN_LIMIT',
    'The {plan} plan allows up to {limit, plural, one {# project} other {# projects}}. There are {used, number}.',
  ],
  PLAN_TOO_SMALL_FOR_MEMBERS: [
    'PLAN_LIMIT',
    `The {plan} plan allows up to {limit, plural, ${MEMBERS}}. There are {used, number}, open invitations included.`,
  ],
  PLAN_TOO_SMALL_FOR_VIEWERS: [
    'PLAN_LIMIT',
    `The {plan} plan allows up to {limit, plural, ${VIEWERS}}. There are {used, number}, open invitations included.`,
  ],
  PLAN_TOO_SMALL_FOR_STORAGE: [
    'PLAN_LIMIT', 'The {plan} plan allows up to {limit, number} GB of storage. {used, number} GB are used.',
  ],
})

const IN_USE = {
  projects: [planFailures.PLAN_PROJECTS, planFailures.PLAN_TOO_SMALL_FOR_PROJECTS, 1],
  members: [planFailures.PLAN_MEMBERS, planFailures.PLAN_TOO_SMALL_FOR_MEMBERS, 1],
  viewers: [planFailures.PLAN_VIEWERS, planFailures.PLAN_TOO_SMALL_FOR_VIEWERS, 1],
  storageBytes: [planFailures.PLAN_STORAGE, planFailures.PLAN_TOO_SMALL_FOR_STORAGE, GIGABYTE],
} as const

/** A usage as a plan counts it: one for a single person has no VIEWERs, so that they are members of it. */
const seatsOf = (plan: PlanName, usage: Partial<Usage>): Partial<Usage> =>
  PLAN_LIMITS[plan].viewers > 0
    ? usage
    : { ...usage, members: (usage.members ?? 0) + (usage.viewers ?? 0), viewers: 0 }

/** The first limit of a plan that a usage exceeds; null when all of it fits. */
function exceeded(plan: PlanName, usage: Partial<Usage>) {
  const counted = seatsOf(plan, usage)
  for (const name of ['projects', 'members', 'viewers', 'storageBytes'] as const) {
    const limit = PLAN_LIMITS[plan][name]
    const used = counted[name] ?? 0
    if (limit === null || used <= limit) continue
    const [adding, keeping, unit] = IN_USE[name]
    return { adding, keeping, params: { plan: PLAN_TITLES[plan], limit: limit / unit }, used: used / unit }
  }
  return null
}

/** Why a plan does not allow what a usage would become; null when all of it fits. */
export function exceededLimit(plan: PlanName, usage: Partial<Usage>): Failure | null {
  const found = exceeded(plan, usage)
  return found && found.adding(found.params)
}

/** Why a plan is too small for a usage, which the failure names; null when all of it fits. */
export function tooSmallFor(plan: PlanName, usage: Usage): Failure | null {
  const found = exceeded(plan, usage)
  return found && found.keeping({ ...found.params, used: Math.round(found.used * 10) / 10 })
}
