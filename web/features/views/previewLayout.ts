import { LOW_WINDOW } from './PreviewWell.tsx'

const ROOM = 'minmax(0, 1fr)'

/** The parts of the preview beside each other, from the start of the row. */
type Row = readonly (readonly [area: string, width: string])[]

const TOOLS = ['tools', '100px'] as const
const WELL = ['well', ROOM] as const
const PARTS: Readonly<Record<string, Row>> = {
  md: [TOOLS, WELL, ['panel', '260px']], lg: [TOOLS, WELL, ['panel', '320px']],
}
/** The comments stand beside the texts, or where there is no room for both, in their place. */
const PARTS_WITH_COMMENTS: Readonly<Record<string, Row>> = {
  md: [TOOLS, WELL, ['rail', '300px']], lg: [TOOLS, WELL, ['rail', '340px']],
  xl: [TOOLS, WELL, ['panel', '260px'], ['rail', '340px']],
}
/** How the texts are shown beside comments. */
export const BESIDE_COMMENTS = { base: 'contents', md: 'none', xl: 'contents' }
const LOW: Row = [WELL, ['panel', '260px']]

const rowOf = (parts: Row): string => `"${parts.map(([area]) => area).join(' ')}"`
const across = (area: string, { length }: Row): string => `"${Array.from({ length }, () => area).join(' ')}"`
const widthsOf = (parts: Row): string => parts.map(([, width]) => width).join(' ')

type PreviewLayout = {
  hasComments: boolean
  /** Without tools, their column has no width. */
  hasTools: boolean
  /** The tools are on the right, and what else is beside the frame on its left. */
  isLeftHanded: boolean
}

interface Grid {
  /** By the size of the window. */
  readonly templateAreas: Readonly<Record<string, string>>
  readonly templateColumns: Readonly<Record<string, string>>
  readonly templateRows: Readonly<Record<string, string>>
  readonly css: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The grid of the preview: everything below each other on narrow windows. */
export function previewLayout({ hasComments, hasTools, isLeftHanded }: PreviewLayout): Grid {
  const inOrder = (parts: Row): Row => (isLeftHanded ? parts.toReversed() : parts)
  const rows = Object.entries(hasComments ? PARTS_WITH_COMMENTS : PARTS).map(([size, parts]) => {
    const shown = parts.map((part) => (part === TOOLS && !hasTools ? (['tools', '0'] as const) : part))
    return [size, inOrder(shown)] as const
  })
  const low = inOrder(LOW)
  return {
    templateAreas: {
      base: '"header" "well" "panel" "tools" "footer"',
      ...Object.fromEntries(rows.map(([size, row]) =>
        [size, `${across('header', row)} ${rowOf(row)} ${across('footer', row)}`])),
    },
    templateColumns: { base: ROOM, ...Object.fromEntries(rows.map(([size, row]) => [size, widthsOf(row)])) },
    templateRows: { base: `56px auto ${ROOM} auto auto`, md: `56px ${ROOM} 64px` },
    css: {
      [LOW_WINDOW]: {
        gridTemplateAreas: `${across('header', low)} ${rowOf(low)} ${across('tools', low)} ${across('footer', low)}`,
        gridTemplateColumns: widthsOf(low), gridTemplateRows: `56px ${ROOM} auto auto`,
      },
    },
  }
}
