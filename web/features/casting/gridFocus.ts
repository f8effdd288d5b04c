import { useCallback, useState } from 'react'
import type { KeyboardEvent } from 'react'

/** A cell by its row in the list, headings counted too, and its column among those that can be pressed. */
export interface GridPlace {
  readonly row: number
  readonly column: number
}

type GridFocusOptions = {
  /** Rows that can take the focus, from the first on, and how many columns have something to press. */
  rows: readonly number[]
  columnCount: number
  /** Brings a row onto the page. */
  onRowWanted: (row: number) => void
  /** Where the cells are. */
  grid: { readonly current: HTMLElement | null }
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))

function stepOf({ key, ctrlKey, metaKey }: KeyboardEvent): [rows: number, columns: number] | null {
  const isFar = ctrlKey || metaKey
  if (key === 'ArrowDown') return [1, 0]
  if (key === 'ArrowUp') return [-1, 0]
  if (key === 'ArrowRight') return [0, 1]
  if (key === 'ArrowLeft') return [0, -1]
  if (key === 'Home') return [isFar ? -Infinity : 0, -Infinity]
  if (key === 'End') return [isFar ? Infinity : 0, Infinity]
  return null
}

/**
 * One stop of the tab key for a whole table; the arrow keys, Home and End lead through its cells, which carry
 * `data-cell="row column"`.
 */
export function useGridFocus({ rows, columnCount, onRowWanted, grid }: GridFocusOptions) {
  const [place, setPlace] = useState<GridPlace>({ row: rows[0] ?? 0, column: 0 })
  const here = rows.includes(place.row) ? place : { row: rows[0] ?? 0, column: 0 }

  const focus = useCallback(
    (next: GridPlace): void => {
      setPlace(next)
      onRowWanted(next.row)
      const find = (): boolean => {
        const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)
        cell?.focus({ preventScroll: true })
        cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        return cell !== null && cell !== undefined
      }
      // A row that was out of sight is drawn in the next frame, or the one after.
      if (!find()) requestAnimationFrame(() => find() || requestAnimationFrame(find))
    },
    [grid, onRowWanted],
  )

  function onKeyDown(event: KeyboardEvent): void {
    const step = stepOf(event)
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null
    if (!step || !cell || event.altKey || event.shiftKey) return
    event.preventDefault()
    const [row = 0, column = 0] = (cell.dataset['cell'] ?? '').split(' ').map(Number)
    const index = clamp(rows.indexOf(row) + step[0], rows.length - 1)
    focus({ row: rows[index] ?? row, column: clamp(column + step[1], columnCount - 1) })
  }

  /** What a cell needs: its name for the keys, and whether the tab key stops there. */
  const cellProps = (row: number, column: number) => ({
    'data-cell': `${row} ${column}`, tabIndex: here.row === row && here.column === column ? 0 : -1,
    onFocus: () => setPlace({ row, column }),
  })
  return { onKeyDown, cellProps }
}
