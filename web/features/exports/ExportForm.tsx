import { Box, Button, Grid, HStack, Input, Stack } from '@chakra-ui/react'
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ExportForm_project$key } from '../../__generated__/ExportForm_project.graphql.ts'
import type { ExportForm_storyboard$key } from '../../__generated__/ExportForm_storyboard.graphql.ts'
import { readableBytes } from '../../lib/bytes.ts'
import type { AskedExport } from '../../lib/exportPlace.ts'
import { secondsAt } from '../../lib/frameRates.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { isMac, isPressed, SHORTCUTS } from '../../lib/shortcuts.ts'
import { commonMessages } from '../../messages/common.ts'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { useProjectBoards } from '../projects/useProjectBoards.ts'
import { useFrameRate } from '../shots/useFrameRate.ts'
import { type NewExport, useCreateExport } from './exportChanges.ts'
import { changedOptions, FORMAT_FORMS, type FormatField, type OptionValues } from './exportForms.ts'
import { emptyReason, firstScope, type Scope, scopeInput, scopesOf } from './exportScope.ts'
import { ExportWarnings } from './ExportWarnings.tsx'
import { FormatChoice } from './FormatChoice.tsx'
import { type LastExport, readLastExport, rememberLastExport } from './lastExport.ts'
import { OptionControls } from './OptionControls.tsx'
import { PresetActions } from './PresetActions.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import { useExportPresets } from './useExportPresets.ts'
import { useExportPreview } from './useExportPreview.ts'

const words = exportDialogMessages

type ExportFormProps = {
  projectRef: ExportForm_project$key
  boardRef: ExportForm_storyboard$key | null
  asked: AskedExport
  onClose: () => void
  /** What has the focus once it is closed. */
  returnFocus: RefObject<HTMLElement | null>
}

/** An estimate is no better than this. */
const ESTIMATE_DIGITS = 2

/** The page that is shown first: the one behind the cover of a PDF, and of a film the frame that is watched. */
function firstPageOf({ field, options }: LastExport, frame: number | null): number {
  if (field !== 'video') return field === 'pdf' ? 2 : 1
  return frame === null ? 1 : frame + 1 + Number(options.video?.['slateFrames'] ?? 0)
}

const isSame = (one: OptionValues, other: OptionValues) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/** The format with its options, or the preset that has the same. */
const asInput = (field: FormatField, options: OptionValues, presetId: string | null): NewExport['as'] =>
  (presetId === null ? { [field]: options } : { presetId }) as NewExport['as']

/** The dialog's content: formats, options, preview, and below them what is exported. */
export function ExportForm({ projectRef, boardRef, asked, onClose, returnFocus }: ExportFormProps) {
  const project = useFragment(
    graphql`
      fragment ExportForm_project on Project {
        id
        name
        viewerCanEdit
        ...useProjectBoards_project
        ...useFrameRate_project
        ...useExportPresets_project
      }
    `,
    projectRef,
  )
  const board = useFragment(
    graphql`
      fragment ExportForm_storyboard on Storyboard {
        scenes {
          id
          number
          heading
        }
      }
    `,
    boardRef,
  )
  const { id: projectId } = project
  const { boards } = useProjectBoards(project)
  const rate = useFrameRate(project)
  const presets = useExportPresets(project)
  const [createExport] = useCreateExport()
  const [choice, setChoice] = useState<LastExport>(() => {
    const last = readLastExport(projectId) ?? { field: 'pdf', options: {}, presetId: null }
    return asked.format ? { ...last, field: asked.format, presetId: null } : last
  })
  const scenes = (board?.scenes ?? []).map(({ id, number, heading }) => ({ id, name: `${number} ${heading}`.trim() }))
  const scopes = scopesOf(asked, boards, scenes)
  const [chosenScope, setScope] = useState<Scope>(() =>
    ({ kind: firstScope(asked, boards), parts: { scenes: [], boards: [] } }))
  const [fileName, setFileName] = useState('')
  const startOf = (next: LastExport, { kind }: Scope): number =>
    firstPageOf(next, kind === 'board' ? (asked.frame ?? null) : null)
  const [page, setPage] = useState(() => startOf(choice, chosenScope))

  const { field } = choice
  const options = choice.options[field] ?? {}
  const preset = presets.find(({ id }) => id === choice.presetId) ?? null
  const isPreset = preset !== null && preset.field === field && isSame(preset.options, options)
  const isWhole = FORMAT_FORMS[field].isWhole === true
  const scope: Scope = isWhole ? { ...chosenScope, kind: 'project' } : chosenScope
  const empty = isWhole ? null : emptyReason(scope, asked, boards)
  const name = fileName.trim()
  const input: NewExport = {
    projectId, as: asInput(field, options, isPreset ? preset.id : null),
    ...(isWhole ? {} : { what: scopeInput(scope, asked) }), ...(name === '' ? {} : { fileName: name }),
  }
  const { preview, failure, isLoading } = useExportPreview(field, empty === null ? { input, page } : null)
  const reason = empty ?? (failure?.isFinal ? failure.message : null)
  useEffect(() => rememberLastExport(projectId, choice), [projectId, choice])

  const choose = (next: Partial<LastExport>): void => {
    if (next.field !== undefined) setPage(startOf({ ...choice, ...next }, chosenScope))
    setChoice((before) => ({ ...before, ...next }))
  }
  const choosePreset = (id: string): void => {
    const chosen = presets.find((each) => each.id === id)
    if (!chosen) return
    choose({ field: chosen.field, presetId: id, options: { ...choice.options, [chosen.field]: chosen.options } })
  }
  const change = (changed: OptionValues): void =>
    choose({ options: { ...choice.options, [field]: changedOptions(field, { ...options, ...changed }) } })

  const run = (): void => {
    if (reason !== null) return
    onClose()
    void createExport(input)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isPressed(SHORTCUTS.exportDialog.run, event)) return
    event.preventDefault()
    run()
  }
  const bytes = preview?.estimatedBytes ?? null
  const summary = preview && empty === null
    ? words.summary(
        runningTime(secondsAt(preview.frames, rate)), preview.shotCount,
        bytes === null ? null : readableBytes(bytes, ESTIMATE_DIGITS),
      )
    : ''
  const problems = problemsOf(failure?.fields ?? {}, field)

  return (
    <Box display="contents" onKeyDown={onKeyDown}>
      <Dialog
        isOpen onClose={onClose} title={words.titleOf(project.name)} width="76rem" isLong returnFocus={returnFocus}
        footer={(
          <HStack width="full" gap="3" rowGap="2" flexWrap="wrap">
            <Box flex="1" minWidth="10rem" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {summary}
            </Box>
            <ExportWarnings warnings={preview?.warnings ?? []} asked={asked} onLeft={onClose} />
            <Button onClick={onClose} hideBelow="md">{commonMessages.cancel}</Button>
            <ExplainedButton
              variant="solid" reason={reason} tooltipPlacement="top-end" onClick={run}
              aria-keyshortcuts={isMac() ? 'Meta+Enter' : 'Control+Enter'} width={{ base: 'full', md: 'auto' }}
            >
              {words.export}
            </ExplainedButton>
          </HStack>
        )}
      >
        <Grid
          gap={{ base: '4', md: '5' }} alignItems="stretch"
          templateColumns={{
            base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)', lg: '11rem 19rem minmax(0, 1fr)',
          }}
          templateAreas={{
            base: '"formats" "preview" "options" "scope"',
            md: '"formats preview" "formats options" "scope scope"',
            lg: '"formats options preview" "scope scope scope"',
          }}
          templateRows={{ lg: 'minmax(0, min(34rem, calc(100dvh - 24.5rem))) auto' }}
        >
          <Box gridArea="formats" minWidth="0" overflowY={{ lg: 'auto' }} ms={{ md: '-2' }}>
            <FormatChoice
              presets={presets} value={preset?.id ?? field} onPreset={choosePreset}
              onFormat={(chosen) => choose({ field: chosen, presetId: null })}
            />
          </Box>
          <Stack
            gridArea="options" gap="5" minWidth="0" overflowY={{ lg: 'auto' }} px={{ lg: '1' }}
            role="group" aria-label={words.options}
          >
            <OptionControls key={field} field={field} values={options} problems={problems} onChanged={change} />
            {project.viewerCanEdit ? (
              <PresetActions
                projectId={projectId} preset={preset} isChanged={!isPreset} as={asInput(field, options, null)}
                onSaved={(id) => choose({ presetId: id })}
              />
            ) : null}
          </Stack>
          <Box gridArea="preview" minWidth="0">
            <PreviewPane
              preview={preview} isLoading={isLoading} failure={empty ?? failure?.message ?? null}
              page={page} isFilm={field === 'video'} onPage={setPage}
            />
          </Box>
          <Grid
            gridArea="scope" gap="4" borderTopWidth={{ md: '1px' }} pt={{ md: '4' }} pb="1"
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            <ScopeChoice
              scope={scope} choices={scopes} parts={{ scenes, boards }} isWhole={isWhole}
              onChosen={(chosen) => {
                setScope(chosen)
                setPage(startOf(choice, chosen))
              }}
            />
            <Field label={words.fileName}>
              <Input
                size="md" maxLength={200} autoComplete="off" value={fileName} placeholder={preview?.fileName ?? ''}
                onChange={(event) => setFileName(event.target.value)}
              />
            </Field>
          </Grid>
        </Grid>
      </Dialog>
    </Box>
  )
}

/** What the server says of the options of a format, by their names. */
function problemsOf(fields: Readonly<Record<string, string>>, field: FormatField): Record<string, string> {
  const prefix = `as.${field}.`
  return Object.fromEntries(Object.entries(fields)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, sentence]) => [path.slice(prefix.length).split('.')[0] ?? '', sentence]))
}
