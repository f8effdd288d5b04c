import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { importPath } from '../../lib/boardPath.ts'
import { type NewImport, useStartImport } from './importChanges.ts'

/** Files that go into one board; the others go into the project as a whole. */
const OF_BOARDS = [
  '.otio', '.otioz', '.edl', '.xml', '.fcpxml', '.zip', '.fountain', '.fdx', '.storyboarder', '.png', '.jpg', '.jpeg',
  '.webp', '.psd',
]
const TABLES = ['.csv', '.tsv', 'text/csv', 'text/tab-separated-values']
/** What a file picker offers. */
export const IMPORTED_FILES = [...TABLES, ...OF_BOARDS].join()

const isOfBoard = ({ name }: File): boolean =>
  OF_BOARDS.some((ending) => name.toLowerCase().endsWith(ending))

/** Where files are imported. */
export interface ImportPlace {
  readonly projectId: string
  /** Null where files go into the project as a whole. */
  readonly boardId: string | null
  /** What every file is; by its name and its bytes without it. */
  readonly as?: NewImport['as']
}

/** Uploads a file and leads to its plan. `taking` is the name of the file that is on its way. */
export function useTakeFile({ projectId, boardId, as }: ImportPlace, onTaken?: () => void) {
  const [start] = useStartImport()
  const [taking, setTaking] = useState<string | null>(null)
  const navigate = useNavigate()
  function take(file: File): void {
    setTaking(file.name)
    const storyboardId = as || isOfBoard(file) ? boardId : null
    void start({ projectId, storyboardId, file, as, ended: () => setTaking(null) }).then(({ startImport }) => {
      onTaken?.()
      if (startImport) void navigate(importPath(projectId, startImport.import.id))
    })
  }
  return { take, taking }
}
