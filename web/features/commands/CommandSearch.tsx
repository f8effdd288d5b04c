import { Box, Dialog, HStack, Input, Listbox, Portal, VisuallyHidden, createListCollection } from '@chakra-ui/react'
import { History, Search, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readRecentPlaces } from '../../lib/recentPlaces.ts'
import { commandMessages } from '../../messages/commands.ts'
import { commonMessages } from '../../messages/common.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { changeSearchText, useSearchText } from './commandLayer.ts'
import { CommandHints } from './CommandHints.tsx'
import { CommandGroups } from './CommandGroups.tsx'
import { SearchOutcome } from './SearchOutcome.tsx'
import type { Command, CommandGroup } from './commandTypes.ts'
import { isCommandMeant, useCommandActions } from './useCommandActions.ts'
import { LONGEST_SEARCH, useFoundCommands } from './useFoundCommands.ts'

const words = commandMessages
/** How far Page Up and Page Down go. */
const PAGE_STEP = 8
const MOST_ACTIONS = 6
const MOST_RECENT = 5

/** The search over everything one sees, with what can be done; over the page, and the whole screen of a phone. */
export function CommandSearch({ onClose }: { onClose: () => void }) {
  const text = useSearchText()
  const [chosen, setChosen] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const search = useFoundCommands(text)
  const groups = useShownGroups(text.trim(), search.groups)
  const commands = useMemo(() => groups.flatMap((group) => group.commands), [groups])
  const collection = useMemo(
    () => createListCollection<Command>({
      items: commands, itemToValue: ({ id }) => id, itemToString: ({ title }) => title,
    }),
    [commands],
  )
  // What is highlighted stays so while results come, as long as it is among them.
  const highlighted = commands.find(({ id }) => id === chosen)?.id ?? commands[0]?.id ?? null

  function run(id: string): void {
    const command = commands.find((each) => each.id === id)
    if (!command) return
    onClose()
    command.run()
  }

  function movePage(event: KeyboardEvent): void {
    const step = event.key === 'PageDown' ? PAGE_STEP : event.key === 'PageUp' ? -PAGE_STEP : null
    if (step === null || commands.length === 0) return
    event.preventDefault()
    const place = commands.findIndex(({ id }) => id === highlighted) + step
    const next = commands[Math.min(commands.length - 1, Math.max(0, place))]
    if (!next) return
    setChosen(next.id)
    requestAnimationFrame(() => {
      document.querySelector(`[role=option][data-value="${CSS.escape(next.id)}"]`)?.scrollIntoView({ block: 'nearest' })
    })
  }

  return (
    <Dialog.Root
      open placement="top" scrollBehavior="inside" initialFocusEl={() => input.current}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            aria-label={words.title} width="full" maxWidth={{ base: '100vw', md: '40rem' }} margin="0"
            marginTop={{ md: 'min(12vh, 7rem)' }} height={{ base: '100dvh', md: 'auto' }}
            maxHeight={{ base: '100dvh', md: 'min(34rem, 78vh)' }} borderRadius={{ base: '0', md: 'dialog' }}
            borderWidth={{ base: '0', md: '1px' }} overflow="hidden"
          >
            <Listbox.Root
              collection={collection} value={NOTHING} selectionMode="single" highlightedValue={highlighted}
              onHighlightChange={({ highlightedValue }) => setChosen(highlightedValue)}
              onSelect={({ value }) => run(value)} loopFocus display="flex" flexDirection="column" minHeight="0"
              flex="1" gap="0" maxWidth="full"
            >
              <Listbox.Label asChild><VisuallyHidden>{words.results}</VisuallyHidden></Listbox.Label>
              <HStack gap="2" ps="4" pe={{ base: '2', md: '4' }} height="14" flexShrink="0" borderBottomWidth="1px">
                <Box color="fg.muted" flexShrink="0"><Search size={20} strokeWidth={1.75} aria-hidden /></Box>
                <Listbox.Input
                  asChild keyboardPriority="navigate" onKeyDown={movePage}
                >
                  <Input
                    ref={input} value={text} role="combobox" aria-expanded={commands.length > 0}
                    aria-label={words.title} placeholder={words.placeholder} maxLength={LONGEST_SEARCH}
                    enterKeyHint="go" autoCapitalize="none" variant="flushed" border="0" outline="none" bg="transparent"
                    height="full" px="1" fontSize="lg" focusVisibleRing="none" _focusVisible={{ boxShadow: 'none' }}
                    // A dialog selects the text of the field it gives the focus to: the next letter would replace it.
                    onFocus={({ currentTarget }) => {
                      queueMicrotask(() => currentTarget.setSelectionRange(text.length, text.length))
                    }}
                    onChange={(event) => {
                      changeSearchText(event.target.value)
                      setChosen(null)
                    }}
                  />
                </Listbox.Input>
                <IconButton label={commonMessages.close} icon={<X aria-hidden />} onClick={onClose} hideFrom="md" />
              </HStack>
              <CommandGroups groups={groups} text={text.trim()} isLoading={search.state === 'loading'} />
              <SearchOutcome search={search} text={text.trim()} count={commands.length} />
            </Listbox.Root>
            <CommandHints />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const NOTHING: string[] = []

/** What is offered while nothing is typed, else the commands that are meant and what was found. */
function useShownGroups(text: string, found: readonly CommandGroup[]): readonly CommandGroup[] {
  const { actions, pages } = useCommandActions()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [places] = useState(readRecentPlaces)
  const recent = places
    .filter(({ path }) => path !== pathname)
    .slice(0, MOST_RECENT)
    .map(({ path, title, line }): Command => ({
      id: `recent:${path}`, title, line, icon: History, run: () => void navigate(path),
    }))
  const meant = (commands: readonly Command[]) => commands.filter((command) => isCommandMeant(command, text))
  const groups: CommandGroup[] = text === ''
    ? [{ name: 'recent', commands: recent }, { name: 'actions', commands: actions }, { name: 'pages', commands: pages }]
    : [
      ...found,
      { name: 'actions', commands: meant(actions).slice(0, MOST_ACTIONS) },
      { name: 'pages', commands: meant(pages).slice(0, MOST_ACTIONS) },
    ]
  return groups.filter(({ commands }) => commands.length > 0)
}
