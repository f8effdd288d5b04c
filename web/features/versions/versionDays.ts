import { groupByDay } from '../../lib/days.ts'
import { versionMessages } from '../../messages/versions.ts'

/** What the list needs to know of a version to put it into its place. */
export interface DatedVersion {
  readonly kind: string
  readonly name: string
  readonly createdAt: string
}

/** The versions of one day: those that somebody saved or named, and the automatic ones, each newest first. */
export interface VersionDay<Version> {
  readonly label: string
  readonly kept: readonly Version[]
  readonly automatic: readonly Version[]
}

/** Why a version was made, in words; its own for a kind that this page does not know. */
export const kindWords = (kind: string): string =>
  (versionMessages.kinds as Readonly<Record<string, string | undefined>>)[kind] ?? kind

/** Whether somebody wants a version: a person saved or named it. */
export const isKept = ({ kind, name }: Pick<DatedVersion, 'kind' | 'name'>): boolean => kind === 'MANUAL' || name !== ''

/** Puts versions, newest first, together by the day on which they were made. */
export function versionDays<Version extends DatedVersion>(
  versions: readonly Version[],
  now?: Date,
): VersionDay<Version>[] {
  const days = groupByDay(versions.map((version) => ({ at: version.createdAt, version })), now)
  return days.map(({ label, items }) => {
    const ofDay = items.map(({ version }) => version)
    return { label, kept: ofDay.filter(isKept), automatic: ofDay.filter((version) => !isKept(version)) }
  })
}
