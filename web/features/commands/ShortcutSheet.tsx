import { Box, Flex, HStack, Heading, Link as TextLink, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSetting } from '../../lib/useSetting.ts'
import { SHORTCUTS, isMac, isSingleKey, type Chord, type ShortcutPlace } from '../../lib/shortcuts.ts'
import { messages } from '../../messages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { KeyCaps } from './KeyCaps.tsx'

const words = messages.shortcuts

/** What the pages answer to beside what acts everywhere; the first that fits decides. */
const PAGES: readonly (readonly [path: RegExp, places: readonly ShortcutPlace[]])[] = [
  [/^\/dashboard\/projects\/[^/]+\/storyboard$/, ['drawing', 'board', 'preview', 'selection', 'comments', 'exportDialog']],
  [/^\/dashboard\/projects\/[^/]+\/preview$/, ['sequence', 'review', 'comments', 'exportDialog']],
  [/^\/dashboard\/projects\/[^/]+\/versions\/[^/]+\/preview$/, ['sequence']],
  [/^\/dashboard\/projects\/[^/]+\/versions\/[^/]+\/compare$/, ['comparison']],
  [/^\/dashboard\/projects\/[^/]+\/tasks$/, ['tasks']],
  [/^\/dashboard\/projects\/[^/]+\/breakdown$/, ['breakdown']],
  // In the settings all of them are listed.
  [
    /^\/dashboard\/user-settings$/,
    [
      'drawing', 'board', 'preview', 'selection', 'comments', 'sequence', 'review', 'comparison', 'exportDialog',
      'tasks', 'breakdown',
    ],
  ],
]

/** The places whose shortcuts act on a page. */
export function placesOf(pathname: string): readonly ShortcutPlace[] {
  return ['everywhere', ...(PAGES.find(([path]) => path.test(pathname))?.[1] ?? [])]
}

function chordsFor(chords: readonly Chord[], hasSingles: boolean): readonly Chord[] {
  return chords.filter((chord) => (hasSingles || !isSingleKey(chord)) && (isMac() || !chord.startsWith('Meta')))
}

/** The shortcuts of the page one is on. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const hasSingles = useSetting('singleKeys') !== 'off'
  const places = placesOf(pathname)
  const isWide = places.length > 1
  return (
    <Dialog isOpen onClose={onClose} title={words.title} width={isWide ? '52rem' : '30rem'} isLong isText>
      <SimpleGrid columns={{ base: 1, md: isWide ? 2 : 1 }} columnGap="10" rowGap="6">
        {splitInTwo(places).map((column) => (
          <Stack key={column.join()} gap="6">
            {column.map((place) => <Place key={place} place={place} hasSingles={hasSingles} />)}
          </Stack>
        ))}
      </SimpleGrid>
      {hasSingles ? null : (
        <Text mt="5" textStyle="sm" color="fg.muted">
          {words.singlesOff}{' '}
          <TextLink asChild color="accent.fg" onClick={onClose}>
            <Link to="/dashboard/user-settings?section=appearance">{words.toSettings}</Link>
          </TextLink>
        </Text>
      )}
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

function Place({ place, hasSingles }: { place: ShortcutPlace; hasSingles: boolean }) {
  const names = words.names[place] as Readonly<Record<string, string>>
  const rows = Object.entries<readonly Chord[]>(SHORTCUTS[place])
    .map(([name, chords]) => ({ name, chords: chordsFor(chords, hasSingles) }))
    .filter(({ chords }) => chords.length > 0)
  return (
    <Box as="section" aria-label={words.places[place]}>
      <Heading as="h3" textStyle="xs" fontWeight="medium" letterSpacing="0" color="fg.muted" mb="1">
        {words.places[place]}
      </Heading>
      <Box as="dl">
        {rows.map(({ name, chords }, row) => (
          <HStack
            key={name} justify="space-between" gap="4" minHeight="9" py="1" borderTopWidth={row === 0 ? '0' : '1px'}
          >
            <Text as="dt" textStyle="sm">{names[name]}</Text>
            <Flex as="dd" gap="1.5" rowGap="1" wrap="wrap" justify="flex-end" align="center" flexShrink="0"
              maxWidth="55%" textStyle="xs" color="fg.muted">
              {chords.map((chord, place) => (
                <Fragment key={chord}>
                  {place > 0 && !chord.startsWith('Arrow') ? words.or : null}
                  <KeyCaps chord={chord} />
                </Fragment>
              ))}
            </Flex>
          </HStack>
        ))}
      </Box>
    </Box>
  )
}
