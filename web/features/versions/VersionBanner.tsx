import { Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Bookmark, ChevronLeft, ChevronRight, Columns2, History, ListVideo, Pencil, Play, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { VersionBanner_version$key } from '../../__generated__/VersionBanner_version.graphql.ts'
import { boardPath, comparePath, versionPath, versionPlayPath, versionsPath } from '../../lib/boardPath.ts'
import { exactTime, longDate } from '../../lib/dates.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { comparisonMessages } from '../../messages/comparison.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { reviewMessages } from '../../messages/reviews.ts'
import { versionMessages } from '../../messages/versions.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { withIntent } from '../shell/navigationIntent.ts'
import { later } from '../../ui/later.tsx'
import { EditVersionDialog } from './EditVersionDialog.tsx'
import { kindWords } from './versionDays.ts'

const RestoreVersionDialog = later(async () => (await import('./RestoreVersionDialog.tsx')).RestoreVersionDialog)

const ShareDialog = later(async () => (await import('../reviews/ShareDialog.tsx')).ShareDialog)

const AddToPlaylistDialog = later(
  async () => (await import('../playlists/AddToPlaylistDialog.tsx')).AddToPlaylistDialog,
)

const words = versionMessages
const NO_SHOTS: readonly string[] = []

type VersionBannerProps = { versionRef: VersionBanner_version$key; projectId: string; canEdit: boolean }

/** Says over an old board which version it is, and leads to the others, the player and the board today. */
export function VersionBanner({ versionRef, projectId, canEdit }: VersionBannerProps) {
  const data = useFragment(
    graphql`
      fragment VersionBanner_version on StoryboardVersion {
        id
        number
        kind
        name
        note
        version
        shotCount
        duration
        createdAt
        storyboardName
        storyboard {
          id
        }
        madeBy {
          name
        }
        previous {
          id
        }
        next {
          id
        }
      }
    `,
    versionRef,
  )
  const { id, number, kind, name, note, version, createdAt, storyboard, madeBy, previous, next } = data
  const comparedTo = storyboard
    ? comparePath(projectId, id, null)
    : previous ? comparePath(projectId, previous.id, id) : null
  const boardTo = storyboard ? boardPath(projectId, storyboard.id) : versionsPath(projectId, 'trash')
  const boardLabel = storyboard ? words.toBoard : words.inTrash
  const navigate = useNavigate()
  const menu = useRef<HTMLButtonElement>(null)
  /** The buttons that opened the dialogs, which the focus goes back to. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const [restorer, setRestorer] = useState<HTMLElement | null>(null)
  const [sharer, setSharer] = useState<HTMLElement | null>(null)
  const [adder, setAdder] = useState<HTMLElement | null>(null)
  const entries = [
    ...(canEdit ? [{ value: 'edit', label: words.edit }, { value: 'restore', label: words.restore.item }] : []),
    ...(canEdit && storyboard
      ? [{ value: 'share', label: reviewMessages.share }, { value: 'add', label: playlistMessages.addItem }]
      : []),
    ...(comparedTo === null ? [] : [{ value: comparedTo, label: comparisonMessages.compare }]),
    { value: boardTo, label: boardLabel },
  ]
  function choose(value: string): void {
    const open = { edit: setOpener, restore: setRestorer, share: setSharer, add: setAdder }[value]
    if (open) open(menu.current)
    else void navigate(value)
  }
  return (
    <Box
      as="header" px="4" py="3" borderRadius="card" borderWidth="1px" borderColor="accent.muted" bg="accent.subtle"
      mb="5"
    >
      <Flex gap="3" justify="space-between" direction={{ base: 'column', lg: 'row' }}>
        <HStack gap="3" align="flex-start" minWidth="0">
          <Box color="accent.fg" pt="1" flexShrink="0"><Bookmark size={18} strokeWidth={1.75} aria-hidden /></Box>
          <Stack gap="0.5" minWidth="0">
            <Heading as="h1" textStyle="md">{words.titled(number, longDate(createdAt))}</Heading>
            {name === '' ? null : <Text fontWeight="medium" overflowWrap="anywhere" lineClamp={2}>{name}</Text>}
            <FactLine
              facts={[
                storyboard ? data.storyboardName : words.isInTrash(data.storyboardName), kindWords(kind),
                madeBy ? madeBy.name : null, exactTime(createdAt), words.shots(data.shotCount),
                runningTime(data.duration),
              ]}
            />
            {note === '' ? null : <LongText textStyle="sm" color="fg.soft" lines={3} mt="1">{note}</LongText>}
          </Stack>
        </HStack>
        <HStack gap="2" wrap="wrap" align="flex-start" flexShrink="0">
          <HStack gap="0">
            <Neighbor
              label={words.previous} icon={<ChevronLeft aria-hidden />}
              to={previous ? versionPath(projectId, previous.id) : null}
            />
            <Neighbor
              label={words.next} icon={<ChevronRight aria-hidden />} to={next ? versionPath(projectId, next.id) : null}
            />
          </HStack>
          <HStack gap="2" wrap="wrap" hideBelow="md">
            {canEdit ? (
              <>
                <Button onClick={(event) => setOpener(event.currentTarget)}>
                  <Pencil size={15} aria-hidden /> {words.edit}
                </Button>
                <Button onClick={(event) => setRestorer(event.currentTarget)}>
                  <History size={15} aria-hidden /> {words.restore.item}
                </Button>
                {storyboard ? (
                  <>
                    <Button onClick={(event) => setSharer(event.currentTarget)}>
                      <Send size={15} aria-hidden /> {reviewMessages.share}
                    </Button>
                    <Button onClick={(event) => setAdder(event.currentTarget)}>
                      <ListVideo size={15} aria-hidden /> {playlistMessages.addItem}
                    </Button>
                  </>
                ) : null}
              </>
            ) : null}
            {comparedTo === null ? null : (
              <Button asChild>
                <Link to={comparedTo}><Columns2 size={15} aria-hidden /> {comparisonMessages.compare}</Link>
              </Button>
            )}
            <Button asChild>
              <Link to={boardTo}>{boardLabel}</Link>
            </Button>
          </HStack>
          {data.shotCount > 0 ? (
            <Button asChild variant="solid">
              <Link to={versionPlayPath(projectId, id)} state={withIntent('play')}>
                <Play size={15} aria-hidden /> {words.play}
              </Link>
            </Button>
          ) : null}
          <RowMenu ref={menu} label={words.menu(number)} items={entries} onChosen={choose} hideFrom="md" />
        </HStack>
      </Flex>
      {restorer ? (
        <RestoreVersionDialog
          projectId={projectId} version={{ id, number }} returnFocus={restorer} onClose={() => setRestorer(null)}
        />
      ) : null}
      {storyboard && sharer ? (
        <ShareDialog
          storyboardId={storyboard.id} version={{ id, number }} isOpen returnFocus={sharer}
          onClose={() => setSharer(null)}
        />
      ) : null}
      {adder ? (
        <AddToPlaylistDialog
          projectId={projectId} subject={{ storyboardVersionId: id }} shotIds={NO_SHOTS} returnFocus={adder}
          label={[data.storyboardName, words.number(number)].join(' · ')} onClosed={() => setAdder(null)}
        />
      ) : null}
      {opener ? (
        <EditVersionDialog
          version={{ id, number, name, note, version }} returnFocus={opener}
          onClose={() => setOpener(null)}
        />
      ) : null}
    </Box>
  )
}

type NeighborProps = { label: string; icon: React.ReactNode; to: string | null }

/** Leads to the version before or after; at rest where there is none. */
function Neighbor({ label, icon, to }: NeighborProps) {
  if (to === null) return <IconButton label={label} icon={icon} disabled />
  return <IconButton asChild label={label} icon={<Link to={to}>{icon}</Link>} />
}
