import { Box, Input, chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { shellMessages } from '../../messages/shell.ts'
import { AnchoredPopover } from '../../ui/AnchoredPopover.tsx'
import { LetterTile } from '../../ui/Avatar.tsx'
import { LockMark } from '../../ui/LockMark.tsx'
import type { SwitcherProps } from './Switcher.tsx'

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

type SwitcherPanelProps = SwitcherProps & { anchor: HTMLElement | null; onClosed: () => void }

/** What a switcher opens: everything to switch to, searched by name. */
export function SwitcherPanel(props: SwitcherPanelProps) {
  const { label, current, searchLabel, choices, onChosen, allLabel, onAllChosen, isRail, anchor, onClosed } = props
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const shown = wanted === '' ? choices : choices.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))

  function close() {
    onClosed()
    setSearch('')
  }

  return (
    <AnchoredPopover
      anchor={anchor} label={label} onClosed={close} width="62" p="1.5" onKeyDown={moveFocus}
      positioning={{ placement: isRail ? 'right-start' : 'bottom-start', gutter: 4 }}
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
          <Box as="li" px="2" py="2" textStyle="sm" color="fg.muted">{shellMessages.noMatch}</Box>
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
    </AnchoredPopover>
  )
}
