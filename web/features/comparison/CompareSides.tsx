import { Box, Button, Grid } from '@chakra-ui/react'
import { ArrowLeftRight, ChevronDown } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CompareSides_comparison$key } from '../../__generated__/CompareSides_comparison.graphql.ts'
import { comparePath, versionsPath } from '../../lib/boardPath.ts'
import { clockTime, groupByDay } from '../../lib/days.ts'
import { comparisonMessages } from '../../messages/comparison.ts'
import { versionMessages } from '../../messages/versions.ts'
import type { MenuGroup } from '../../ui/EntryMenu.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import { useOpener } from '../../ui/useOpener.ts'

const EntryMenu = later(async () => (await import('../../ui/EntryMenu.tsx')).EntryMenu)

const words = comparisonMessages
const TODAY = 'today'
const ALL = 'all'
const BELOW = { placement: 'bottom-start' } as const

/** One side of a comparison. */
interface Side {
  /** Null for the board today. */
  readonly id: string | null
  readonly title: string
  /** The same within a sentence; null for the board today. */
  readonly said: string | null
}

const TODAY_SIDE: Side = { id: null, title: words.today, said: null }

type Named = { readonly id: string; readonly number: number; readonly name: string }

const titleOf = ({ number, name }: Named) => (name === '' ? versionMessages.number(number) : name)

/** The sides of a comparison, what else each could be, and the version that can be brought back to the board today. */
export function useSides(comparisonRef: CompareSides_comparison$key, isReversed: boolean) {
  const { from, to } = useFragment(
    graphql`
      fragment CompareSides_comparison on VersionComparison {
        from {
          id
          number
          name
          storyboardId
          storyboard {
            id
            versions(first: 100) {
              edges {
                node {
                  id
                  number
                  name
                  createdAt
                }
              }
              pageInfo {
                hasNextPage
              }
            }
          }
        }
        to {
          id
          number
          name
        }
      }
    `,
    comparisonRef,
  )
  const sideOf = (version: Named): Side => ({
    id: version.id, title: titleOf(version),
    said: version.name === '' ? words.version(version.number) : words.named(version.name),
  })
  const sides = [sideOf(from), to ? sideOf(to) : TODAY_SIDE] as const
  const [left, right] = isReversed ? [sides[1], sides[0]] : sides
  const { versions } = from.storyboard ?? {}
  return {
    left, right, storyboardId: from.storyboardId,
    restorable: to ? null : { id: from.id, number: from.number },
    choices: versions?.edges.map(({ node }) => node) ?? [],
    hasMore: versions?.pageInfo.hasNextPage ?? false,
  }
}

type CompareSidesProps = Omit<ReturnType<typeof useSides>, 'restorable'> & {
  projectId: string
  /** Stays chosen when the sides are swapped. */
  shotId: string | undefined
}

/** Says what is compared with what; each side is a menu of the versions, and the sides can be swapped. */
export function CompareSides(props: CompareSidesProps) {
  const { left, right, storyboardId, choices, hasMore, projectId, shotId } = props
  const navigate = useNavigate()
  const compare = (from: string | null, to: string | null): void =>
    void navigate(comparePath(projectId, from, to, shotId))

  /** What a side could be: everything but the other side. */
  function groupsFor(side: Side, other: Side): MenuGroup[] {
    const dated = choices.filter(({ id }) => id !== other.id).map((version) => ({ at: version.createdAt, version }))
    const today = other.id === null || choices.length === 0 ? [] : [
      { value: TODAY, label: words.today, isChosen: side.id === null },
    ]
    const days = groupByDay(dated).map(({ label, items }) => ({
      label,
      entries: items.map(({ at, version }) => ({
        value: version.id, label: titleOf(version), aside: clockTime(at), isChosen: version.id === side.id,
      })),
    }))
    return [{ entries: today }, ...days, { entries: hasMore ? [{ value: ALL, label: versionMessages.all }] : [] }]
  }

  function choose(value: string, path: (id: string | null) => void): void {
    if (value === ALL) void navigate(versionsPath(projectId, storyboardId))
    else path(value === TODAY ? null : value)
  }

  return (
    <Grid
      templateColumns="minmax(0, 1fr) auto minmax(0, 1fr)" gap="1" alignItems="center" width="full" maxWidth="34rem"
    >
      <SideButton
        label={words.from(left.title)} title={left.title} groups={groupsFor(left, right)}
        onChosen={(value) => choose(value, (id) => compare(id, right.id))}
      />
      <IconButton
        label={words.swap} icon={<ArrowLeftRight size={16} aria-hidden />} onClick={() => compare(right.id, left.id)}
      />
      <SideButton
        label={words.to(right.title)} title={right.title} groups={groupsFor(right, left)}
        onChosen={(value) => choose(value, (id) => compare(left.id, id))}
      />
    </Grid>
  )
}

type SideButtonProps = {
  label: string
  title: string
  groups: readonly MenuGroup[]
  onChosen: (value: string) => void
}

/** The name of a side; a menu if there are others. */
function SideButton({ label, title, groups, onChosen }: SideButtonProps) {
  const menu = useOpener('menu')
  const hasChoices = groups.some(({ entries }) => entries.length > 0)
  return (
    <>
      <Button
        {...menu.button} aria-label={label} disabled={!hasChoices} width="full" minWidth="0" px="3"
        justifyContent="space-between" fontWeight="medium"
      >
        <Box as="span" truncate minWidth="0">{title}</Box>
        <ChevronDown size={15} aria-hidden />
      </Button>
      <EntryMenu
        {...menu.layer} label={label} positioning={BELOW} groups={groups} onChosen={onChosen} minWidth="16rem"
      />
    </>
  )
}
