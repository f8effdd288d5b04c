import { Download, Ellipsis, FileOutput, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { MoreMenu_project$key } from '../../__generated__/MoreMenu_project.graphql.ts'
import { askExport } from '../../lib/exportPlace.ts'
import { commandMessages } from '../../messages/commands.ts'
import { commonMessages } from '../../messages/common.ts'
import { csvMessages } from '../../messages/csv.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { readError } from '../../relay/errors.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { MenuGroup } from '../../ui/EntryMenu.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'
import { type CsvKind, exportCsv } from './exportCsv.ts'
import { later } from '../../ui/later.tsx'
import { useOpener } from '../../ui/useOpener.ts'

const EntryMenu = later(async () => (await import('../../ui/EntryMenu.tsx')).EntryMenu)
const ImportCsvDialog = later(async () => (await import('./ImportCsvDialog.tsx')).ImportCsvDialog)

const words = csvMessages
/** Every other format: where there is no room for a button of its own. */
const EXPORT = 'other formats'
const BELOW = { placement: 'bottom-end' } as const
const NONE: readonly MenuGroup[] = []

type MoreMenuProps = {
  projectRef: MoreMenu_project$key
  /** What is read and written here; with several, each has its own part of the menu. */
  kinds: readonly CsvKind[]
  /** Entries of the page's own, which stand first, and what is done when one of them is chosen. */
  groups?: readonly MenuGroup[]
  onChosen?: (value: string) => void
}

/** What a page offers beside its buttons: entries of its own, then import and export of what it shows, as CSV. */
export function MoreMenu(props: MoreMenuProps) {
  const { projectRef, kinds, groups = NONE, onChosen } = props
  const project = useFragment(
    graphql`
      fragment MoreMenu_project on Project {
        id
        code
        isArchived
        viewerCanEdit
        viewerCanExport
      }
    `,
    projectRef,
  )
  const environment = useRelayEnvironment()
  const trigger = useRef<HTMLButtonElement>(null)
  const [importedKind, setImportedKind] = useState<CsvKind | null>(null)
  const reason = project.isArchived ? projectFrameMessages.archived : words.importForbidden
  const isOnlyHere = useIsNarrow()
  const menu = useOpener('menu')

  async function download(kind: CsvKind): Promise<void> {
    try {
      const name = await exportCsv(environment, { projectId: project.id, projectCode: project.code, kind })
      showToast({ type: 'success', title: words.exported(name) })
    } catch (error) {
      const action = { label: commonMessages.tryAgain, onClick: () => void download(kind) }
      showToast({ type: 'error', title: words.exportFailed, description: readError(error).message, action })
    }
  }

  function choose(value: string): void {
    const [verb, kind] = [value.split(' ')[0], kinds.find((each) => value.endsWith(` ${each}`))]
    if (value === EXPORT) askExport()
    else if (kind === undefined) onChosen?.(value)
    else if (verb === 'export') void download(kind)
    else setImportedKind(kind)
  }

  const exportEntry = {
    value: EXPORT, label: commandMessages.export, icon: FileOutput,
    disabledBecause: project.viewerCanExport ? undefined : projectFrameMessages.exportForbidden,
  }
  return (
    <>
      <IconButton
        ref={trigger} label={commonMessages.more} tooltipPlacement="bottom-end" icon={<Ellipsis aria-hidden />}
        {...menu.button}
      />
      <EntryMenu
        {...menu.layer} positioning={BELOW} minWidth="56" maxWidth="calc(100vw - 1rem)" maxHeight="min(36rem, 80vh)"
        onChosen={choose}
        groups={[
          ...groups,
          { entries: isOnlyHere ? [exportEntry] : [] },
          ...kinds.map((kind) => ({
            label: words.kinds[kind],
            entries: [
              {
                value: `import ${kind}`, label: words.importItem, icon: Upload,
                refusal: project.viewerCanEdit ? undefined : reason,
              },
              { value: `export ${kind}`, label: words.exportItem, icon: Download },
            ],
          })),
        ]}
      />
      {importedKind ? (
        <ImportCsvDialog
          projectId={project.id} kind={importedKind} returnFocus={trigger} onClosed={() => setImportedKind(null)}
        />
      ) : null}
    </>
  )
}
