import { Plan, Role } from '../../__generated__/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'

export const RoleEnum = builder.enumType('Role', {
  description: "A member's role in an organization.",
  values: {
    [Role.OWNER]: { description: 'Owns the organization. Each organization has exactly one OWNER.' },
    [Role.ADMIN]: { description: 'Manages members, statuses and settings.' },
    [Role.MEMBER]: { description: 'Works in projects.' },
    [Role.VIEWER]: { description: 'Reads everything, comments, and changes nothing else.' },
  },
})

export const PlanEnum = builder.enumType('Plan', {
  description: 'The plan of an organization.',
  values: {
    [Plan.STARTER]: { description: 'Up to 5 projects, one member, 10 GB. A VIEWER counts as a member.' },
    [Plan.PROFESSIONAL]: { description: 'Any number of projects, up to 10 members and 50 VIEWERs, 100 GB.' },
    [Plan.ENTERPRISE]: { description: 'No limits, but for 50 VIEWERs.' },
  },
})
