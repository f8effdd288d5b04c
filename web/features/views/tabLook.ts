/** On touch screens what is pressed is taller than what is seen. */
export const TOUCH_AREA = {
  '@media (pointer: coarse)': { _before: { content: '""', position: 'absolute', inset: '-12px 0' } },
} as const

/** How the tab of a view looks on a card. */
export const tabLook = (isChosen: boolean) => ({
  px: '1.5', borderRadius: 'l1', textStyle: 'xs', lineHeight: '1.5rem', fontWeight: 'medium', display: 'block',
  color: isChosen ? 'fg' : 'fg.muted', bg: isChosen ? 'bg.emphasized' : 'transparent', cursor: 'pointer',
  truncate: true, maxWidth: '8rem', _hover: { color: 'fg' }, focusVisibleRing: 'inside',
  css: { touchAction: 'pan-y', ...TOUCH_AREA },
}) as const
