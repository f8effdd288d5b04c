import type { KeyboardEvent } from 'react'

/** How a choice in a list of choices looks. */
export const optionStyle = {
  type: 'button',
  display: 'flex', alignItems: 'center', gap: '2.5', width: 'full', minHeight: '9', px: '2', borderRadius: 'control',
  textAlign: 'start', fontSize: 'sm', cursor: 'pointer', outline: 'none',
  _hover: { bg: 'bg.emphasized' },
  _focusVisible: { bg: 'bg.emphasized', boxShadow: 'inset 0 0 0 1px {colors.accent.solid}' },
  _disabled: { cursor: 'default', opacity: 0.6 },
  css: { '@media (pointer: coarse)': { minHeight: '44px' } },
} as const

/** Moves the focus with the up and down keys between a search field and the choices under it. */
export function moveOptionFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button:not(:disabled)')]
  const here = stops.indexOf(document.activeElement as HTMLElement)
  if (here === -1) return
  const next = stops[(here + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]
  event.preventDefault()
  next?.focus()
}
