import { BookmarkPlus, FileClock, FileInput, FileText, ListVideo, Send } from 'lucide-react'
import { useContext, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { MoreMenu } from '../../features/csv/MoreMenu.tsx'
import type { CsvKind } from '../../features/csv/exportCsv.ts'
import { PlayButton } from '../../features/preview/PlayButton.tsx'
import { ProjectPageHeader } from '../../features/projects/ProjectPageHeader.tsx'
import { BoardSwitcher } from '../../features/storyboards/BoardSwitcher.tsx'
import { useBoardMenu } from '../../features/storyboards/useBoardMenu.tsx'
import { DrawingDeskContext } from '../../features/views/useDrawingDesk.ts'
import { versionsPath } from '../../lib/boardPath.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'
import { ExportButton } from '../../ui/ExportButton.tsx'
import type { StoryboardHeader_project$key } from '../../__generated__/StoryboardHeader_project.graphql.ts'
import { later } from '../../ui/later.tsx'

const SaveVersionDialog = later(
  async () => (await import('../../features/versions/SaveVersionDialog.tsx')).SaveVersionDialog,
)

const ShareDialog = later(async () => (await import('../../features/reviews/ShareDialog.tsx')).ShareDialog)

const AddToPlaylistDialog = later(
  async () => (await import('../../features/playlists/AddToPlaylistDialog.tsx')).AddToPlaylistDialog,
)

const ImportFileDialog = later(
  async () => (await import('../../features/imports/ImportFileDialog.tsx')).ImportFileDialog,
)

const ImportDrop = later(async () => (await import('../../features/imports/ImportDrop.tsx')).ImportDrop)

const CSV_KINDS: readonly CsvKind[] = ['SHOTS', 'CASTING']
const IMPORT_SCRIPT = 'import script'
const IMPORT_FILE = 'import file'
const NO_SHOTS: readonly string[] = []
const VERSIONS = 'versions'
const SAVE_VERSION = 'save version'
const SHARE = 'share'
const ADD_TO_PLAYLIST = 'add to playlist'
const EDITOR_ENTRIES = [
  { value: IMPORT_FILE, label: projectFrameMessages.importFile, icon: FileInput },
  { value: IMPORT_SCRIPT, label: storyboardMessages.importScriptItem, icon: FileText },
  { value: SAVE_VERSION, label: projectFrameMessages.saveVersion, icon: BookmarkPlus },
  { value: SHARE, label: projectFrameMessages.share, icon: Send },
  { value: ADD_TO_PLAYLIST, label: projectFrameMessages.addToPlaylist, icon: ListVideo },
]
const VERSIONS_ENTRY = { value: VERSIONS, label: projectFrameMessages.pages.versions, icon: FileClock }

type StoryboardHeaderProps = {
  projectRef: StoryboardHeader_project$key
  boardId: string
  /** Quiet facts of the board. */
  aside: string
  /** Who else is there. */
  presence: ReactNode
  /** Where Play begins, and what alone it plays. */
  shotId: string | null
  shotIds: readonly string[]
  onImportScript: () => void
}

/** The top bar over a board: which one it is, Play and Export; the rest is behind the dots. */
export function StoryboardHeader(props: StoryboardHeaderProps) {
  const { boardId, aside, presence, shotId, shotIds, onImportScript } = props
  const project = useFragment(
    graphql`
      fragment StoryboardHeader_project on Project {
        id
        viewerCanEdit
        viewerCanExport
        ...ProjectPageHeader_project
        ...MoreMenu_project
        ...useBoardMenu_project
      }
    `,
    props.projectRef,
  )
  const boards = useBoardMenu(project, boardId)
  const isNarrow = useIsNarrow()
  const navigate = useNavigate()
  const [isSaving, setIsSaving] = useState(false)
  const [isSharing, setIsSharing] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const [isImporting, setIsImporting] = useState(false)
  const desk = useContext(DrawingDeskContext)

  function choose(value: string): void {
    if (value === IMPORT_SCRIPT) onImportScript()
    else if (value === IMPORT_FILE) setIsImporting(true)
    else if (value === VERSIONS) void navigate(versionsPath(project.id, boardId))
    else if (value === SAVE_VERSION) setIsSaving(true)
    else if (value === SHARE) setIsSharing(true)
    else if (value === ADD_TO_PLAYLIST) setIsAdding(true)
    else boards.choose(value)
  }

  return (
    <>
      <ProjectPageHeader
        projectRef={project} title={storyboardMessages.page} isHeading aside={aside}
        switcher={<BoardSwitcher menu={boards} />}
        actions={(
          <>
            {presence}
            <PlayButton projectId={project.id} boardId={boardId} shotId={shotId} shotIds={shotIds} />
            {isNarrow ? null : <ExportButton isAllowed={project.viewerCanExport} />}
            <MoreMenu
              projectRef={project} kinds={CSV_KINDS} onChosen={choose}
              groups={[
                { entries: project.viewerCanEdit ? [...EDITOR_ENTRIES, VERSIONS_ENTRY] : [VERSIONS_ENTRY] },
                ...(isNarrow ? boards.groups : [boards.manageGroup]),
              ]}
            />
          </>
        )}
      />
      {boards.dialog}
      <ImportFileDialog
        projectId={project.id} boardId={boardId} isOpen={isImporting} onClose={() => setIsImporting(false)}
      />
      {project.viewerCanEdit ? <ImportDrop projectId={project.id} boardId={boardId} /> : null}
      <SaveVersionDialog
        projectId={project.id} storyboardId={boardId} isOpen={isSaving} onClose={() => setIsSaving(false)}
        beforeSaving={desk?.saveAll}
      />
      <ShareDialog
        storyboardId={boardId} version={null} isOpen={isSharing} onClose={() => setIsSharing(false)}
        shotIds={shotIds} beforeSharing={desk?.saveAll}
      />
      {isAdding ? (
        <AddToPlaylistDialog
          projectId={project.id} subject={{ storyboardId: boardId }} shotIds={NO_SHOTS}
          label={projectFrameMessages.wholeBoard(boards.current)} returnFocus={null} onClosed={() => setIsAdding(false)}
        />
      ) : null}
    </>
  )
}
