/** Smoothness choices: `value` is how far the brush follows behind the pointer at most, in screen pixels. */
export const SMOOTHNESS_OPTIONS = [
  { name: 'None', value: 0 },
  { name: 'Slight', value: 10 },
  { name: 'Medium', value: 30 },
  { name: 'High', value: 60 },
] as const

/** Rope length of a brush nobody has changed, in screen pixels: Medium. */
export const DEFAULT_SMOOTHNESS = 30
