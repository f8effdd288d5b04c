import { Box, Button, Center, Grid, HStack, Spinner, VisuallyHidden } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { breakdownMessages } from '../../messages/casting.ts'
import { commonMessages } from '../../messages/common.ts'
import { useGridFocus } from './gridFocus.ts'

const words = breakdownMessages
/** Usual heights in pixels; what a row really needs is measured. */
const ROW_HEIGHT = 57
const HEADING_HEIGHT = 37
const OVERSCAN = 8
/** The next rows are loaded when this few are left below. */
const LOAD_AHEAD = 20
/** Space at the edges of the page. */
const EDGE = { base: '4', md: '6' }

/** A column: its heading, and whether its numbers stand at the right. */
export interface BreakdownColumn {
  readonly key: string
  readonly label: string
  readonly isNumber?: boolean
}

/** A line of the table: a heading over several rows, or a row. */
export type BreakdownLine<Row> =
  | { readonly key: string; readonly heading: ReactNode }
  | { readonly key: string; readonly row: Row }

/** What a cell that can be pressed spreads on its button. */
export type CellProps = ReturnType<ReturnType<typeof useGridFocus>['cellProps']>

type BreakdownGridProps<Row> = {
  label: string
  columns: readonly BreakdownColumn[]
  /** Widths of the columns, as in CSS grids, on narrow and on wide pages. */
  template: { readonly base: string; readonly md: string }
  lines: readonly BreakdownLine<Row>[]
  /** All rows, loaded or not. */
  totalCount: number
  /** How many cells of a row can be pressed; `cell` numbers them from 0. */
  pressableCount: number
  renderRow: (row: Row, cell: (column: number) => CellProps) => ReactNode
  /** Loads the next rows; null when all are there, more are on their way, or it failed. */
  onMoreWanted: (() => void) | null
  isLoadingMore: boolean
  /** Loads them again after it failed; null when it did not. */
  onRetry: (() => void) | null
}

function isRow<Row>(line: BreakdownLine<Row>): line is Extract<BreakdownLine<Row>, { row: Row }> {
  return 'row' in line
}

/** A table that scrolls inside itself under its head and beside its first column; only rows near are on the page. */
export function BreakdownGrid<Row>(props: BreakdownGridProps<Row>) {
  const { label, columns, template, lines, totalCount, pressableCount, renderRow } = props
  const { onMoreWanted, isLoadingMore, onRetry } = props
  const scroller = useRef<HTMLDivElement>(null)
  // It gives other functions with every scroll; nothing below is kept from one drawing to the next.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index] && !isRow(lines[index]) ? HEADING_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: OVERSCAN,
    initialRect: { width: 1_200, height: 800 },
  })
  const rows = lines.flatMap((line, index) => (isRow(line) ? [index] : []))
  const onRowWanted = useCallback((row: number) => virtualizer.scrollToIndex(row, { align: 'auto' }), [virtualizer])
  const { onKeyDown, cellProps } = useGridFocus({ rows, columnCount: pressableCount, onRowWanted, grid: scroller })
  const shown = virtualizer.getVirtualItems()
  const isMoreNear = (shown.at(-1)?.index ?? 0) >= lines.length - LOAD_AHEAD
  useEffect(() => {
    if (isMoreNear && onMoreWanted) onMoreWanted()
  }, [isMoreNear, onMoreWanted])

  return (
    <Box
      ref={scroller} role="grid" aria-label={label} aria-rowcount={totalCount + 1} aria-colcount={columns.length}
      aria-description={words.keyboard} onKeyDown={onKeyDown} flex="1" minHeight="0" overflow="auto"
      overscrollBehavior="contain" position="relative"
    >
      <Box minWidth="max-content">
        <Grid
          role="row" aria-rowindex={1} templateColumns={template} position="sticky" top="0" zIndex="2" bg="bg.panel"
          height="9" alignItems="stretch" textStyle="xs" fontWeight="medium" color="fg.muted" borderBottomWidth="1px"
        >
          {columns.map(({ key, label: name, isNumber }, index) => (
            <Box
              key={key} role="columnheader" display="flex" alignItems="center" truncate
              justifyContent={isNumber ? 'flex-end' : 'flex-start'} ps={index === 0 ? EDGE : '3'}
              pe={index === columns.length - 1 ? EDGE : '3'} {...(index === 0 ? FIRST_COLUMN : {})} bg="bg.panel"
            >
              {name}
            </Box>
          ))}
        </Grid>
        <Box position="relative" style={{ height: `${virtualizer.getTotalSize()}px` }}>
          {shown.map(({ index, key, start }) => {
            const line = lines[index]
            if (!line) return null
            return (
              <Grid
                key={key} ref={virtualizer.measureElement} data-index={index} role="row" aria-rowindex={index + 2}
                position="absolute" insetInline="0" top="0" borderBottomWidth="1px" alignItems="stretch"
                templateColumns={isRow(line) ? template : '1fr'} className="group"
                style={{ transform: `translateY(${start}px)` }}
                minHeight={`${isRow(line) ? ROW_HEIGHT : HEADING_HEIGHT}px`}
                bg={isRow(line) ? undefined : 'bg.subtle'}
              >
                {isRow(line) ? renderRow(line.row, (column) => cellProps(index, column)) : (
                  <Box role="gridcell" alignSelf="center">
                    <HStack
                      position="sticky" insetStart="0" width="fit-content" maxWidth="min(100vw, 40rem)" gap="2.5"
                      px={{ base: '4', md: '6' }}
                    >
                      {'heading' in line ? line.heading : null}
                    </HStack>
                  </Box>
                )}
              </Grid>
            )
          })}
        </Box>
      </Box>
      {onRetry ? (
        <HStack
          role="alert" position="sticky" insetStart="0" width="fit-content" py="4" px="6" gap="3" color="fg.muted"
        >
          {words.moreFailed}
          <Button onClick={onRetry}>{commonMessages.retry}</Button>
        </HStack>
      ) : null}
      {isLoadingMore ? (
        <Center position="sticky" insetStart="0" py="4" color="fg.muted" role="status">
          <Spinner size="sm" borderWidth="2px" />
          <VisuallyHidden>{words.loadingMore}</VisuallyHidden>
        </Center>
      ) : null}
    </Box>
  )
}

/** Stays at the left while the rest of the table scrolls under it. */
export const FIRST_COLUMN = {
  position: 'sticky', insetStart: '0', zIndex: '1', bg: 'bg', borderEndWidth: '1px',
} as const
