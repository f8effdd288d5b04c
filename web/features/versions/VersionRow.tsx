import { Box, Center, HStack, Stack, chakra } from '@chakra-ui/react'
import { Bookmark, Clock } from 'lucide-react'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { VersionRow_version$key } from '../../__generated__/VersionRow_version.graphql.ts'
import { comparePath, versionPath } from '../../lib/boardPath.ts'
import { readableBytes } from '../../lib/bytes.ts'
import { exactTime } from '../../lib/dates.ts'
import { clockTime } from '../../lib/days.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { comparisonMessages } from '../../messages/comparison.ts'
import { versionMessages } from '../../messages/versions.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { ListedVersion } from './EditVersionDialog.tsx'
import { isKept, kindWords } from './versionDays.ts'

const words = versionMessages
const { withToday, withPrevious } = comparisonMessages
const VersionLink = chakra(Link)

/** What can be done with a version of the list. */
export type VersionAction = 'restore' | 'edit' | 'delete'

type VersionRowProps = {
  versionRef: VersionRow_version$key
  projectId: string
  /** What the viewer may do. */
  actions: readonly VersionAction[]
  /** Says of which board it is, which is in the trash. */
  hasBoardName: boolean
  /** `button` is where the focus goes back to. */
  onAction: (action: VersionAction, version: ListedVersion, button: HTMLElement | null) => void
}

/** One version of the list: its name or number, why, by whom and when it was made, and how long the board was. */
export function VersionRow({ versionRef, projectId, actions, hasBoardName, onAction }: VersionRowProps) {
  const data = useFragment(
    graphql`
      fragment VersionRow_version on StoryboardVersion {
        id
        number
        kind
        name
        note
        version
        shotCount
        duration
        createdAt
        freedBytes
        storyboardName
        madeBy {
          name
        }
        storyboard {
          id
        }
        previous {
          id
        }
      }
    `,
    versionRef,
  )
  const { id, number, kind, name, note, version, shotCount, duration, createdAt, freedBytes } = data
  const menuButton = useRef<HTMLButtonElement>(null)
  const isWanted = isKept(data)
  const labels = { restore: words.restore.item, edit: words.edit, delete: words.delete }
  const navigate = useNavigate()
  const comparisons = [
    ...(data.storyboard ? [{ label: withToday, value: comparePath(projectId, id, null) }] : []),
    ...(data.previous ? [{ label: withPrevious, value: comparePath(projectId, data.previous.id, id) }] : []),
  ]
  const items = [
    ...comparisons, ...actions.map((value) => ({ value, label: labels[value], isDanger: value === 'delete' })),
  ]
  const Icon = isWanted ? Bookmark : Clock
  return (
    <HStack
      as="li" gap="3" px="4" py="2.5" minHeight="14" borderTopWidth="1px" position="relative"
      _first={{ borderTopWidth: '0' }} _hover={{ bg: 'bg.emphasized/50' }}
      css={{ '&:has(a:focus-visible)': { bg: 'accent.subtle' } }}
    >
      <Center
        boxSize="9" borderRadius="control" bg="bg.raised" color={isWanted ? 'accent.fg' : 'fg.muted'} flexShrink="0"
        hideBelow="sm"
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Center>
      <Stack gap="0.5" flex="1" minWidth="0">
        <HStack gap="2" minWidth="0">
          <VersionLink
            to={versionPath(projectId, id)} truncate minWidth="0" outline="none"
            fontWeight={isWanted ? 'semibold' : 'medium'} color={isWanted ? 'fg' : 'fg.soft'}
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {name === '' ? words.number(number) : name}
          </VersionLink>
          {name === '' ? null : (
            <Box as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap">{words.number(number)}</Box>
          )}
        </HStack>
        {note === '' ? null : (
          <Box textStyle="sm" color="fg.soft" lineClamp={2} overflowWrap="anywhere" whiteSpace="pre-line">{note}</Box>
        )}
        <FactLine
          facts={[
            hasBoardName ? <span key="board">{words.isInTrash(data.storyboardName)}</span> : null,
            kindWords(kind),
            data.madeBy ? data.madeBy.name : null,
            <Tooltip key="time" content={exactTime(createdAt)}>
              <Box as="time" position="relative" zIndex="1" {...{ dateTime: createdAt }}>{clockTime(createdAt)}</Box>
            </Tooltip>,
            words.shots(shotCount),
            runningTime(duration),
            freedBytes > 0 ? words.frees(readableBytes(freedBytes)) : null,
          ]}
        />
      </Stack>
      {items.length > 0 ? (
        <Box position="relative" zIndex="1" flexShrink="0">
          <RowMenu
            ref={menuButton} label={words.menu(number)} items={items}
            onChosen={(value) => {
              const action = actions.find((each) => each === value)
              if (!action) void navigate(value)
              else onAction(action, { id, number, name, note, version }, menuButton.current)
            }}
          />
        </Box>
      ) : null}
    </HStack>
  )
}
