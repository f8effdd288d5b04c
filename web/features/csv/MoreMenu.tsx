import { Box, Menu, Portal } from '@chakra-ui/react'
import { Download, Ellipsis, FileOutput, Upload } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { MoreMenu_project$key } from '../../__generated__/MoreMenu_project.graphql.ts'
import { askExport } from '../../lib/exportPlace.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useReload } from '../../relay/reloading.ts'
import { showToast } from '../../ui/toaster.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useChosenWhenClosed } from '../../ui/useChosenWhenClosed.ts'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'
import type { CsvKind } from './csvPlan.ts'
import { exportCsv } from './exportCsv.ts'
import { later } from '../../ui/later.tsx'

const ImportCsvDialog = later(async () => (await import('./ImportCsvDialog.tsx')).ImportCsvDialog)

const words = messages.csv
/** Every other format: where there is no room for a button of its own. */
const EXPORT = 'other formats'
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

const RULED = { borderTopWidth: '1px', mt: '1', pt: '1' } as const

type MoreMenuProps = {
  projectRef: MoreMenu_project$key
  /** What is read and written here; with several, each has its own part of the menu. */
  kinds: readonly CsvKind[]
  /** Entries of the page's own, which stand first, and what is done when one of them is chosen. */
  children?: ReactNode
  onChosen?: (value: string) => void
  /** After an import; the page's own query is loaded again in any case. */
  onImported?: () => void
}

/** What a page offers beside its buttons: entries of its own, then import and export of what it shows, as CSV. */
export function MoreMenu(props: MoreMenuProps) {
  const { projectRef, kinds, children, onChosen, onImported } = props
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
  const { reload } = useReload()
  const trigger = useRef<HTMLButtonElement>(null)
  const [importedKind, setImportedKind] = useState<CsvKind | null>(null)
  const reason = project.isArchived ? messages.projectDanger.archivedBanner : words.importForbidden
  const isOnlyHere = useIsNarrow()
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

  const { contentRef, root } = useChosenWhenClosed((value) => {
    const [verb, kind] = [value.split(' ')[0], kinds.find((each) => value.endsWith(` ${each}`))]
    if (value === EXPORT) askExport()
    else if (kind === undefined) onChosen?.(value)
    else if (verb === 'export') void download(kind)
    else setImportedKind(kind)
  })

  return (
    <>
      <Menu.Root {...root} positioning={{ placement: 'bottom-end' }} lazyMount>
        <Menu.Trigger asChild>
          <IconButton
            ref={trigger} label={messages.common.more} tooltipPlacement="bottom-end" icon={<Ellipsis aria-hidden />}
          />
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content
              ref={contentRef} minWidth="56" maxWidth="calc(100vw - 1rem)" maxHeight="min(36rem, 80vh)"
            >
              {children}
              {isOnlyHere ? (
                <Menu.Item
                  value={EXPORT} disabled={!project.viewerCanExport}
                  aria-description={project.viewerCanExport ? undefined : messages.exportDialog.forbidden}
                >
                  <Box as="span" color="fg.muted"><FileOutput {...ICON} /></Box>
                  {messages.commands.export}
                </Menu.Item>
              ) : null}
              {kinds.map((kind, index) => (
                <Menu.ItemGroup key={kind} {...(index > 0 || children ? RULED : {})}>
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
