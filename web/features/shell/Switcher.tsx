import { Box, Input, Popover, Portal, chakra } from '@chakra-ui/react'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { messages } from '../../messages.ts'
import { LetterTile } from '../../ui/Avatar.tsx'
import { isLimited, LockMark } from '../../ui/LockMark.tsx'

/** One thing to switch to. */
export type SwitcherChoice = {
  id: string
  name: string
  /** Who sees a project; a limited one has a lock. */
  access?: string
}

type SwitcherProps = {
  label: string
  /** What is shown now; null while nothing is chosen. */
  current: SwitcherChoice | null
  /** Second line, for example '4 projects'. */
  line?: string
  placeholder: string
  searchLabel: string
  choices: readonly SwitcherChoice[]
  onChosen: (id: string) => void
  /** Last entry, leading to the whole list. */
  allLabel: string
  onAllChosen: () => void
  isRail: boolean
}

const choiceStyle = {
  type: 'button',
  display: 'flex', alignItems: 'center', gap: '2.5', width: 'full', minHeight: '9', px: '2', borderRadius: 'control',
  textAlign: 'start', fontSize: 'sm', cursor: 'pointer', outline: 'none',
  _hover: { bg: 'bg.emphasized' },
  _focusVisible: { bg: 'bg.emphasized', boxShadow: 'inset 0 0 0 1px {colors.accent.solid}' },
} as const

/** Moves the focus with the arrow keys between the search field and the choices. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
  const here = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[(here + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]
  event.preventDefault()
  next?.focus()
}

/** The box at the top of the sidebar that says where one is and leads elsewhere. */
export function Switcher(props: SwitcherProps) {
  const { label, current, line, placeholder, searchLabel, choices, onChosen, allLabel, onAllChosen, isRail } = props
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const shown = wanted === '' ? choices : choices.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const name = current?.name ?? placeholder
  const lock = isLimited(current?.access) ? [messages.projectAccess.limited] : []

  function close() {
    setIsOpen(false)
    setSearch('')
  }

  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => (open ? setIsOpen(true) : close())}
      positioning={{ placement: isRail ? 'right-start' : 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <chakra.button
          type="button" aria-label={[`${label}: ${name}`, ...lock].join(', ')}
          display="flex" alignItems="center" gap="2.5" textAlign="start" cursor="pointer" flexShrink="0"
          width={isRail ? '10' : 'full'} height={isRail ? '10' : '11'} px={isRail ? '0' : '2'}
          justifyContent={isRail ? 'center' : 'flex-start'} mt="2" mb="3"
          borderWidth={isRail ? '0' : '1px'} borderRadius="control" bg={isRail ? 'transparent' : 'bg.control'}
          transition="background 120ms" _hover={{ bg: 'bg.emphasized' }} focusVisibleRing="outside"
        >
          <LetterTile name={name} />
          {isRail ? null : (
            <>
              <Box as="span" flex="1" minWidth="0">
                <Box as="span" display="block" truncate fontSize="sm" lineHeight="1rem" fontWeight="semibold">
                  {name}
                </Box>
                {line ? <Box as="span" display="block" truncate textStyle="xs" color="fg.muted">{line}</Box> : null}
              </Box>
              <LockMark access={current?.access} />
              <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden />
            </>
          )}
        </chakra.button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            width="62" maxWidth="calc(100vw - 1rem)" p="1.5" aria-label={label} onKeyDown={moveFocus}
            borderWidth="1px" borderColor="border.emphasized" borderRadius="card" boxShadow="float"
          >
            <Input
              size="sm" mb="1.5" aria-label={searchLabel} placeholder={searchLabel} value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <chakra.ul listStyleType="none" maxHeight="18rem" overflowY="auto">
              {shown.map((choice) => (
                <li key={choice.id}>
                  <chakra.button
                    {...choiceStyle}
                    aria-current={choice.id === current?.id ? 'true' : undefined}
                    onClick={() => {
                      close()
                      onChosen(choice.id)
                    }}
                  >
                    <LetterTile name={choice.name} size={20} />
                    <Box as="span" flex="1" truncate>{choice.name}</Box>
                    <LockMark access={choice.access} />
                    {choice.id === current?.id ? <Check size={16} aria-hidden /> : null}
                  </chakra.button>
                </li>
              ))}
              {shown.length === 0 ? (
                <Box as="li" px="2" py="2" textStyle="sm" color="fg.muted">{messages.shell.noMatch}</Box>
              ) : null}
            </chakra.ul>
            <Box borderTopWidth="1px" mt="1.5" pt="1.5">
              <chakra.button
                {...choiceStyle}
                color="fg.muted"
                onClick={() => {
                  close()
                  onAllChosen()
                }}
              >
                {allLabel}
              </chakra.button>
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
