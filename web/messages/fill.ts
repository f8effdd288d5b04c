import { translated } from './translated.ts'

/** Filling areas of a drawing. */
export const fillMessages = translated('fillMessages', {
  hint: 'Fill: press on an area, or draw around one',
  gap: 'Close gaps',
  gapValue: (pixels: number) => `${pixels} px`,
  sees: 'Lines that end an area',
  seen: { all: 'All layers', layer: 'This layer' },
  behind: 'Under the lines',
  behindHint: 'Areas lie under the lines of their layer',
  open: 'This area is open. Close the gap or raise “Close gaps”.',
  anyway: 'Fill anyway',
  filled: 'Area filled',
  nothing: 'Nothing to fill here',
  failed: 'The area could not be filled. Try again.',
})
