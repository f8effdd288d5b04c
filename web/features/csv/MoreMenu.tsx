import { Box, Button, Menu, Portal } from '@chakra-ui/react'
import { ChevronDown, Download, FileOutput, FileSpreadsheet, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { CsvMenu_project$key } from '../../__generated__/CsvMenu_project.graphql.ts'
import { askExport } from '../../lib/exportPlace.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useReload } from '../../relay/reloading.ts'
import { showToast } from '../../ui/toaster.tsx'
import { useChosenWhenClosed } from '../../ui/useChosenWhenClosed.ts'
import type { CsvKind } from './csvPlan.ts'
import { exportCsv } from './exportCsv.ts'
import { ImportCsvDialog } from './ImportCsvDialog.tsx'

const words = messages.csv
/** Every other format: where there is no room for a button of its own. */
const EXPORT = 'other formats'
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

type CsvMenuProps = {
  projectRef: CsvMenu_project$key
  /** What is read and written here; with several, each has its own part of the menu. */
  kinds: readonly CsvKind[]
  /** After an import; the page's own query is loaded again in any case. */
  onImported?: () => void
}

/** Import and export of what a page shows, as CSV. */
export function CsvMenu({ projectRef, kinds, onImported }: CsvMenuProps) {
  const project = useFragment(
    graphql`
      fragment CsvMenu_project on Project {
        id
        code
        isArchived
        viewerCanEdit
      }
    `,
    projectRef,
  )
  const environment = useRelayEnvironment()
  const { reload } = useReload()
  const trigger = useRef<HTMLButtonElement>(null)
  const [importedKind, setImportedKind] = useState<CsvKind | null>(null)
  const reason = project.isArchived ? messages.projectDanger.archivedBanner : words.importForbidden
  const isRefused = !project.viewerCanEdit

  async function download(kind: CsvKind): Promise<void> {
    try {
      const name = await exportCsv(environment, { projectId: project.id, projectCode: project.code, kind })
      showToast({ type: 'success', title: words.exported(name) })
    } catch (error) {
      const action = { label: messages.common.tryAgain, onClick: () => void download(kind) }
      showToast({ type: 'error', title: words.exportFailed, description: readError(error).message, action })
    }
  }

  const { contentRef, onSelect } = useChosenWhenClosed((value) => {
    if (value === EXPORT) askExport()
    const kind = kinds.find((each) => value.endsWith(each))
    if (kind === undefined) return
    if (value.startsWith('export')) void download(kind)
    else setImportedKind(kind)
  })

  return (
    <>
      <Menu.Root onSelect={onSelect} positioning={{ placement: 'bottom-end' }} lazyMount>
        <Menu.Trigger asChild>
          <Button ref={trigger} aria-label={words.menuLabel} px="2.5">
            <FileSpreadsheet strokeWidth={1.75} aria-hidden />
            <Box as="span" hideBelow="lg">{words.menu}</Box>
            <Box as="span" hideBelow="lg" display="inline-flex"><ChevronDown aria-hidden /></Box>
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content ref={contentRef} minWidth="48" maxWidth="calc(100vw - 1rem)">
              <Menu.Item value={EXPORT} hideFrom="sm">
                <Box as="span" color="fg.muted"><FileOutput {...ICON} /></Box>
                {messages.commands.export}
              </Menu.Item>
              {kinds.map((kind, index) => (
                <Menu.ItemGroup key={kind} borderTopWidth={index === 0 ? '0' : '1px'} pt={index === 0 ? '0' : '1'}>
                  <Menu.ItemGroupLabel>{words.kinds[kind]}</Menu.ItemGroupLabel>
                  <Menu.Item
                    value={`import ${kind}`} disabled={isRefused} alignItems={isRefused ? 'flex-start' : 'center'}
                    aria-description={isRefused ? reason : undefined}
                  >
                    <Box as="span" color="fg.muted" mt={isRefused ? '0.5' : '0'}><Upload {...ICON} /></Box>
                    <span>
                      {words.importItem}
                      {isRefused ? (
                        <Box as="span" display="block" textStyle="xs" maxWidth="14rem">{reason}</Box>
                      ) : null}
                    </span>
                  </Menu.Item>
                  <Menu.Item value={`export ${kind}`}>
                    <Box as="span" color="fg.muted"><Download {...ICON} /></Box>
                    {words.exportItem}
                  </Menu.Item>
                </Menu.ItemGroup>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {importedKind ? (
        <ImportCsvDialog
          projectId={project.id} kind={importedKind} returnFocus={trigger} onClosed={() => setImportedKind(null)}
          onImported={() => {
            setImportedKind(null)
            void reload()
            onImported?.()
          }}
        />
      ) : null}
    </>
  )
}
