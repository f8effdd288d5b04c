/** What an organization has paid for. */
export type PlanName = 'STARTER' | 'PROFESSIONAL' | 'ENTERPRISE'

/** What there may be of something; null is without limit. */
export interface PlanLimits {
  projects: number | null
  /** People, and open invitations to become one. */
  members: number | null
  storageBytes: number | null
}

/** What there is of it. */
export type Usage = Record<keyof PlanLimits, number>

const GIGABYTE = 1024 ** 3

/** The limits of the plans (section 9 of the specification). */
export const PLAN_LIMITS: Record<PlanName, PlanLimits> = {
  STARTER: { projects: 5, members: 1, storageBytes: 10 * GIGABYTE },
  PROFESSIONAL: { projects: null, members: 10, storageBytes: 100 * GIGABYTE },
  ENTERPRISE: { projects: null, members: null, storageBytes: null },
}

const PLAN_TITLES: Record<PlanName, string> = {
  STARTER: 'Starter',
  PROFESSIONAL: 'Professional',
  ENTERPRISE: 'Enterprise',
}

const NOUNS: Record<keyof PlanLimits, (limit: number) => string> = {
  projects: (limit) => (limit === 1 ? '1 project' : `${limit} projects`),
  members: (limit) => (limit === 1 ? '1 member' : `${limit} members`),
  storageBytes: (limit) => `${limit / GIGABYTE} GB of storage`,
}

/** The sentence that names the first limit of a plan that a usage exceeds; null when all of it fits. */
export function exceededLimit(plan: PlanName, usage: Partial<Usage>): string | null {
  for (const name of ['projects', 'members', 'storageBytes'] as const) {
    const limit = PLAN_LIMITS[plan][name]
    if (limit === null || (usage[name] ?? 0) <= limit) continue
    return `The ${PLAN_TITLES[plan]} plan allows up to ${NOUNS[name](limit)}.`
  }
  return null
}
