import { countOf } from './format.ts'
import { translated } from './translated.ts'

/** Guides over a frame, and other frames that shine through. */
export const guideMessages = translated('guideMessages', {
  heading: 'Guides',
  none: 'None',
  choose: (shown: string) => `Choose guides: ${shown}`,
  names: {
    thirds: 'Thirds', middle: 'Center', safe: 'Action and title safe', cells: 'Cells', mask239: 'Mask 2.39:1',
    mask185: 'Mask 1.85:1', mask916: 'Mask 9:16',
  },
  onionSkin: {
    heading: 'Onion skin',
    none: 'No frame before or after has a picture',
    before: 'Before, blue',
    after: 'After, red',
    frames: (count: number) => (count === 0 ? 'None' : countOf(count, 'frame', 'frames')),
    strength: 'Strength',
    percent: (percent: number) => `${percent} percent`,
  },
  perspective: 'Perspective',
  points: (count: number) => (count === 0 ? 'None' : countOf(count, 'vanishing point', 'vanishing points')),
  point: (number: number) => `Vanishing point ${number}: drag it, or move it with the arrow keys`,
})
