import {
  Box, Button, Heading, HStack, Link as TextLink, SimpleGrid, Stack, Text, VisuallyHidden,
} from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { ShortcutSheetQuery } from '../../__generated__/ShortcutSheetQuery.graphql.ts'
import { useSetting } from '../../lib/useSetting.ts'
import { SHORTCUTS, chordsOf, isMac, isSingleKey, type Shortcut, type ShortcutPlace } from '../../lib/shortcuts.ts'
import { shortcutSheetMessages } from '../../messages/shortcutSheet.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ShortcutRow } from './ShortcutRow.tsx'
import { useKeyChoice, type KeyChoice } from './useKeyChoice.ts'

const words = shortcutSheetMessages

/** What the pages answer to beside what acts everywhere; the first that fits decides. */
const PAGES: readonly (readonly [path: RegExp, places: readonly ShortcutPlace[]])[] = [
  [
    /^\/dashboard\/projects\/[^/]+\/storyboard$/,
    ['drawing', 'board', 'preview', 'brushes', 'layers', 'selection', 'comments', 'exportDialog'],
  ],
  [/^\/dashboard\/projects\/[^/]+\/preview$/, ['sequence', 'review', 'comments', 'exportDialog']],
  [/^\/dashboard\/projects\/[^/]+\/versions\/[^/]+\/preview$/, ['sequence']],
  [/^\/dashboard\/projects\/[^/]+\/versions\/[^/]+\/compare$/, ['comparison']],
  [/^\/dashboard\/projects\/[^/]+\/imports\/[^/]+$/, ['importPlan']],
  [/^\/dashboard\/projects\/[^/]+\/tasks$/, ['tasks']],
  [/^\/dashboard\/projects\/[^/]+\/breakdown$/, ['breakdown']],
  // In the settings all of them are listed.
  [
    /^\/dashboard\/user-settings$/,
    [
      'drawing', 'board', 'preview', 'brushes', 'layers', 'selection', 'comments', 'sequence', 'review', 'playlist',
      'comparison', 'importPlan', 'exportDialog', 'tasks', 'breakdown',
    ],
  ],
]
/** Where drawings have layers. */
const OF_LAYERS: readonly ShortcutPlace[] = ['brushes', 'layers']

/** The places whose shortcuts act on a page. */
export function placesOf(pathname: string, hasLayers: boolean): readonly ShortcutPlace[] {
  const places: readonly ShortcutPlace[] = ['everywhere', ...(PAGES.find(([path]) => path.test(pathname))?.[1] ?? [])]
  return hasLayers ? places : places.filter((place) => !OF_LAYERS.includes(place))
}

function chordsFor(shortcut: Shortcut, hasSingles: boolean): Shortcut {
  return chordsOf(shortcut).filter((chord) =>
    (hasSingles || !isSingleKey(chord)) && (isMac() || !chord.startsWith('Meta')))
}

/** The shortcuts of the page one is on, which can be changed. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  // The frame of the dashboard has asked for it.
  const { acceptsLayers } = useLazyLoadQuery<ShortcutSheetQuery>(graphql`
    query ShortcutSheetQuery {
      acceptsLayers
    }
  `, {})
  const hasSingles = useSetting('singleKeys') !== 'off'
  const choice = useKeyChoice()
  const places = placesOf(pathname, acceptsLayers)
  const isWide = places.length > 1
  return (
    <Dialog isOpen onClose={onClose} title={words.title} width={isWide ? '58rem' : '34rem'} isLong isText>
      <SimpleGrid columns={{ base: 1, md: isWide ? 2 : 1 }} columnGap="10" rowGap="6">
        {splitInTwo(places).map((column) => (
          <Stack key={column.join()} gap="6" minWidth="0">
            {column.map((place) => <Place key={place} place={place} hasSingles={hasSingles} choice={choice} />)}
          </Stack>
        ))}
      </SimpleGrid>
      <VisuallyHidden role="status">{choice.done}</VisuallyHidden>
      <HStack mt="6" gap="3" wrap="wrap" textStyle="sm" color="fg.muted">
        <Text flex="1" minWidth="16rem">
          {words.followsYou} {words.fixed}
          {hasSingles ? null : (
            <>
              {' '}{words.singlesOff}{' '}
              <TextLink asChild color="accent.fg" onClick={onClose}>
                <Link to="/dashboard/user-settings?section=appearance">{words.toSettings}</Link>
              </TextLink>
            </>
          )}
        </Text>
        {choice.setAllBack ? (
          <Button size="sm" onClick={choice.setAllBack}><RotateCcw size={14} aria-hidden /> {words.setAllBack}</Button>
        ) : null}
      </HStack>
    </Dialog>
  )
}

/** Two columns of about the same height; what acts everywhere comes first. */
function splitInTwo(places: readonly ShortcutPlace[]): readonly (readonly ShortcutPlace[])[] {
  if (places.length === 1) return [places]
  const count = (place: ShortcutPlace): number => Object.keys(SHORTCUTS[place]).length + 1
  const total = places.reduce((sum, place) => sum + count(place), 0)
  const left: ShortcutPlace[] = []
  let height = 0
  for (const place of places) {
    if (left.length > 0 && height + count(place) / 2 > total / 2) break
    left.push(place)
    height += count(place)
  }
  return [left, places.slice(left.length)].filter((column) => column.length > 0)
}

type PlaceProps = { place: ShortcutPlace; hasSingles: boolean; choice: KeyChoice }

function Place({ place, hasSingles, choice }: PlaceProps) {
  const rows = Object.entries<Shortcut>(SHORTCUTS[place])
    .map(([own, shortcut]) => ({ name: `${place}.${own}`, chords: chordsFor(shortcut, hasSingles) }))
    .filter(({ name, chords }) => chords.length > 0 || choice.canChange(name))
  return (
    <Box as="section" aria-label={words.places[place]}>
      <Heading as="h3" textStyle="xs" fontWeight="medium" letterSpacing="0" color="fg.muted" mb="1">
        {words.places[place]}
      </Heading>
      <Box as="dl">
        {rows.map(({ name, chords }, row) => (
          <ShortcutRow key={name} name={name} chords={chords} isFirst={row === 0} choice={choice} />
        ))}
      </Box>
    </Box>
  )
}
