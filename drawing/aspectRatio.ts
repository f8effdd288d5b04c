/**
 * The aspect ratios a shot may have, in the order they are offered; the first is the default.
 * `width` and `height` are the size of a card's frame at density L, in pixels, and the drawing space of a new view.
 */
export const ASPECT_RATIOS = [
  { name: '16:9', value: 'RATIO_16_9', width: 420, height: 240 },
  { name: '4:3', value: 'RATIO_4_3', width: 240, height: 180 },
  { name: '1:1', value: 'RATIO_1_1', width: 230, height: 230 },
  { name: '1.85', value: 'RATIO_1_85', width: 444, height: 240 },
  { name: '2:1', value: 'RATIO_2_1', width: 480, height: 240 },
  { name: '2.39', value: 'RATIO_2_39', width: 574, height: 240 },
  { name: '9:16', value: 'RATIO_9_16', width: 135, height: 240 },
] as const

export type AspectRatio = (typeof ASPECT_RATIOS)[number]['value']

export const DEFAULT_ASPECT_RATIO: AspectRatio = ASPECT_RATIOS[0].value

/** Card and drawing-space size of a ratio, in pixels. */
export function sizeOf(ratio: AspectRatio): { width: number; height: number } {
  const found = ASPECT_RATIOS.find((option) => option.value === ratio) ?? ASPECT_RATIOS[0]
  return { width: found.width, height: found.height }
}
