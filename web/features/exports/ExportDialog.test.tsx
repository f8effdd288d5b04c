import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskedExport, closeExport } from '../../lib/exportPlace.ts'
import { commonMessages } from '../../messages/common.ts'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ExportDialog } from './ExportDialog.tsx'

const words = exportDialogMessages
const ASKED = { projectId: 'project_1', boardId: 'storyboard_1', shotIds: ['shot_1', 'shot_2'] }

const CHANGED = { pdf: { columns: 5, layout: 'LIST' } }

const PRESET = {
  __typename: 'ExportPreset', id: 'preset_1', name: 'Client review', format: 'IMAGES', version: 3,
  options: { kind: 'JPEG', of: 'SHOTS', width: 1920, nameTemplate: '', isManifestIncluded: true },
}

function projectOf(shotCount: number, presets: object[]) {
  const board = { __typename: 'Storyboard', id: 'storyboard_1', name: 'Main', code: 'MAIN', version: 1 }
  const size = { frames: 48 * shotCount, duration: 2 * shotCount, shotCount, sceneCount: 1 }
  return {
    __typename: 'Project', id: 'project_1', name: 'Salt House', viewerCanEdit: true, viewerCanExport: true, shotCount,
    exportPresets: presets,
    frameRate: { __typename: 'FrameRate', numerator: 24, denominator: 1 },
    storyboards: { __typename: 'StoryboardConnection', totalCount: 1, nodes: [{ ...board, ...size }] },
  }
}

const previewOf = (change: object = {}) => ({
  exportPreview: {
    __typename: 'ExportPreview', pictureUrl: 'data:image/webp;base64,AAAA', text: null, page: 1, pageCount: 3,
    shotCount: 2, frames: 96, estimatedBytes: 1_300_000, fileName: 'SALT-MAIN.pdf', warnings: [], ...change,
  },
})

interface Given {
  shotCount?: number
  presets?: object[]
  preview?: object | ((variables: Record<string, unknown>) => object)
  asked?: AskedExport
  viewerCanExport?: boolean
}

async function open(given: Given = {}) {
  const { shotCount = 12, presets = [], preview = previewOf(), asked = ASKED, viewerCanExport = true } = given
  const scenes = [['1', 'INT. HALL'], ['2', 'EXT. PIER']].map(([number, heading]) =>
    ({ __typename: 'Scene', id: `scene_${number}`, number, heading }))
  const requests = answerEach({
    ExportDialogQuery: {
      project: { ...projectOf(shotCount, presets), viewerCanExport },
      board: { __typename: 'Storyboard', id: 'storyboard_1', scenes },
    },
    useExportPreviewQuery: preview,
    exportChangesSavePresetMutation: ({ input }) => {
      const { name, as } = input as { name: string; as: { pdf?: object } }
      const saved = { ...PRESET, id: 'preset_2', name, format: 'PDF', options: { ...as.pdf } }
      return { createExportPreset: { preset: saved, project: projectOf(shotCount, [...presets, saved]) } }
    },
    exportChangesUpdatePresetMutation: ({ input }) => {
      const { as } = input as { as: { images?: object } }
      const updated = { ...PRESET, options: { ...as.images }, version: 4 }
      return { updateExportPreset: { project: projectOf(shotCount, [updated]) } }
    },
    exportChangesDeletePresetMutation: { deleteExportPreset: { project: projectOf(shotCount, []) } },
    exportChangesCreateMutation: { createExport: { projectExport: { __typename: 'ProjectExport', id: 'export_1' } } },
  })
  startEnvironment()
  let isClosed = false
  renderAt('/', <ExportDialog asked={asked} onClose={() => (isClosed = true)} />)
  await screen.findByText(words.titleOf('Salt House'))
  const lastOf = (name: string) => requests.findLast(({ operationName }) => operationName === name)?.variables
  return { isClosed: () => isClosed, lastOf, countOf: (name: string) =>
    requests.filter(({ operationName }) => operationName === name).length }
}

const exportButton = () => screen.getByText(words.export, { selector: 'button' })
const choose = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } })
const format = (name: string) => screen.findByLabelText(name, { selector: 'input[type=radio]' })

beforeEach(() => localStorage.clear())
afterEach(closeExport)

test('options are shown once they rest, exported by Mod+Enter, and there again the next time', async () => {
  const { lastOf, countOf, isClosed } = await open()
  expect(await screen.findByText(words.summary('00:04', 2, '1.2 MB'))).toBeTruthy()
  const columns = screen.getByLabelText(words.labels['columns'] ?? '')
  choose(columns, '5')
  choose(screen.getByLabelText(words.labels['layout'] ?? ''), 'LIST')
  await waitFor(() => expect(lastOf('useExportPreviewQuery')).toEqual({
    input: { projectId: 'project_1', what: { shotIds: ['shot_1', 'shot_2'] }, as: CHANGED }, page: 2,
  }))
  expect(countOf('useExportPreviewQuery')).toBeLessThanOrEqual(3)
  fireEvent.click(screen.getByLabelText(words.nextPage))
  await waitFor(() => expect(lastOf('useExportPreviewQuery')).toMatchObject({ page: 3 }))
  choose(screen.getByLabelText(words.scope), 'scenes')
  expect(exportButton().getAttribute('aria-description')).toBe(words.nothingChosen.scenes)
  fireEvent.click(screen.getByText(words.partsChosen.scenes(0)))
  for (const name of ['2 EXT. PIER', '1 INT. HALL']) fireEvent.click(await screen.findByText(name))
  expect(await screen.findByText(words.partsChosen.scenes(2))).toBeTruthy()
  fireEvent.keyDown(screen.getByLabelText(words.scope), { key: 'Enter', ctrlKey: true })
  expect(isClosed()).toBe(true)
  await waitFor(() => expect(lastOf('exportChangesCreateMutation')).toEqual({
    input: { projectId: 'project_1', what: { sceneIds: ['scene_1', 'scene_2'] }, as: CHANGED },
  }))
})

test('a preset is exported as itself until an option differs', async () => {
  const { lastOf } = await open({ presets: [PRESET] })
  fireEvent.click(await format('Client review'))
  const asked = { input: { as: { presetId: 'preset_1' } } }
  await waitFor(() => expect(lastOf('useExportPreviewQuery')).toMatchObject(asked))
  expect(screen.getByText(words.deletePreset('Client review'))).toBeTruthy()
  expect(screen.queryByText(words.updatePreset('Client review'))).toBeNull()
  choose(screen.getByLabelText(words.labels['of'] ?? ''), 'VIEWS')
  expect(screen.getByText(words.updatePreset('Client review'))).toBeTruthy()
  fireEvent.click(exportButton())
  await waitFor(() => expect(lastOf('exportChangesCreateMutation')).toMatchObject({
    input: { as: { images: { kind: 'JPEG', of: 'VIEWS' } } },
  }))
})

test('presets are saved under a name, updated with what was changed, and deleted', async () => {
  const { lastOf, isClosed } = await open({ presets: [PRESET] })
  choose(screen.getByLabelText(words.labels['columns'] ?? ''), '5')
  fireEvent.click(screen.getByText(words.savePreset))
  const field = screen.getByLabelText(words.presetName)
  choose(field, 'Half')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect([isClosed(), screen.queryByLabelText(words.presetName)]).toEqual([false, null])
  fireEvent.click(screen.getByText(words.savePreset))
  choose(screen.getByLabelText(words.presetName), '  Wide sheet ')
  fireEvent.click(screen.getByText(commonMessages.save))
  await waitFor(() => expect(lastOf('exportChangesSavePresetMutation')).toEqual({
    input: { projectId: 'project_1', name: 'Wide sheet', as: { pdf: { columns: 5 } } },
  }))
  await waitFor(async () => expect(await format('Wide sheet')).toHaveProperty('checked', true))
  expect(screen.queryByText(words.updatePreset('Wide sheet'))).toBeNull()

  fireEvent.click(await format('Client review'))
  choose(screen.getByLabelText(words.labels['of'] ?? ''), 'VIEWS')
  fireEvent.click(screen.getByText(words.updatePreset('Client review')))
  await waitFor(() => expect(lastOf('exportChangesUpdatePresetMutation')).toEqual({
    input: { presetId: 'preset_1', expectedVersion: 3, as: { images: { kind: 'JPEG', of: 'VIEWS' } } },
  }))
  await waitFor(() => expect(screen.queryByText(words.updatePreset('Client review'))).toBeNull())

  fireEvent.click(screen.getByText(words.deletePreset('Client review')))
  await waitFor(() => expect(lastOf('exportChangesDeletePresetMutation')).toEqual({ input: { presetId: 'preset_1' } }))
  await waitFor(() => expect(screen.queryByText(words.presets)).toBeNull())
  expect(await format(words.formatNames.images)).toHaveProperty('checked', true)
})

test('a video is shown from the playhead on, and texts to burn in are written in the dialog', async () => {
  const { lastOf } = await open({ asked: { ...ASKED, shotIds: [], frame: 47 } })
  fireEvent.click(await format(words.formatNames.video))
  await waitFor(() => expect(lastOf('useExportPreviewQuery')).toMatchObject({ page: 48 }))
  choose(screen.getByLabelText(words.scope), 'project')
  await waitFor(() => expect(lastOf('useExportPreviewQuery')).toMatchObject({ page: 1 }))
  fireEvent.click(screen.getByLabelText('Timecode'))
  fireEvent.click(screen.getByLabelText('Text'))
  choose(await screen.findByLabelText(words.burnInText), 'For the client only')
  choose(screen.getByLabelText(words.cornerOf('Text')), 'TOP_RIGHT')
  fireEvent.click(screen.getByLabelText(words.anotherText))
  fireEvent.click(screen.getByLabelText('Timecode'))
  await waitFor(() => expect(screen.getAllByLabelText(words.burnInText)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByLabelText(words.cornerOf('Timecode'))).toBeNull())
  fireEvent.click(exportButton())
  const burnIns = [
    { what: 'TEXT', corner: 'TOP_RIGHT', text: 'For the client only' }, { what: 'TEXT', corner: 'TOP', text: '' },
  ]
  await waitFor(() => expect(lastOf('exportChangesCreateMutation')).toMatchObject({
    input: { what: { project: true }, as: { video: { burnIns } } },
  }))
})

test('burn-ins have a size and an opacity, and keep those that a preset brings', async () => {
  const burnIns = [{ what: 'TIMECODE', corner: 'TOP', text: '', size: 7, opacity: 0.4 }]
  const preset = { ...PRESET, id: 'preset_7', name: 'Dailies', format: 'VIDEO', options: { burnIns } }
  const { lastOf } = await open({ presets: [preset] })
  fireEvent.click(await format('Dailies'))
  fireEvent.click(await screen.findByLabelText(words.lookOf('Timecode')))
  const [size, opacity] = [screen.getByLabelText(words.burnInSize), screen.getByLabelText(words.burnInOpacity)]
  expect([size, opacity].map((each) => (each as HTMLSelectElement).value)).toEqual(['7', '40'])
  choose(opacity, '50')
  fireEvent.click(screen.getByLabelText('Logo'))
  await screen.findByLabelText(words.cornerOf('Logo'))
  fireEvent.click(exportButton())
  await waitFor(() => expect(lastOf('exportChangesCreateMutation')).toMatchObject({
    input: { as: { video: { burnIns: [
      { what: 'TIMECODE', corner: 'TOP', size: 7, opacity: 0.5 }, { what: 'LOGO', corner: 'TOP_RIGHT', size: 10 },
    ] } } },
  }))
})

test('shows and estimates nothing of another format while the preview is under way', async () => {
  const isVideo = (input: unknown) => 'video' in (input as { as: object }).as
  const [ofPdf, ofVideo] = [words.summary('00:04', 2, '1.2 MB'), words.summary('00:04', 2, '5.1 MB')]
  await open({ preview: ({ input }) => previewOf(isVideo(input) ? { estimatedBytes: 5_350_000, pageCount: 1 } : {}) })
  expect(await screen.findByText(ofPdf)).toBeTruthy()
  fireEvent.click(await format(words.formatNames.video))
  await waitFor(async () => expect(await format(words.formatNames.video)).toHaveProperty('checked', true))
  expect([screen.queryByText(ofPdf), screen.queryByText(words.previewPage(1, 3))]).toEqual([null, null])
  expect(await screen.findByText(ofVideo)).toBeTruthy()
})

test('an empty board says why it cannot be exported, and asks for nothing', async () => {
  const { countOf } = await open({ shotCount: 0, asked: { ...ASKED, shotIds: [] } })
  await waitFor(() => expect(exportButton()).toHaveProperty('disabled', true))
  expect(exportButton().getAttribute('aria-description')).toBe(words.empty)
  expect(within(screen.getByLabelText(words.preview)).getByText(words.empty)).toBeTruthy()
  expect(countOf('useExportPreviewQuery')).toBe(0)
})

test('a format that the server cannot write says so; a busy preview keeps nobody from exporting', async () => {
  const failure = (reason: string, message: string) => ({
    message, extensions: { code: 'UNAVAILABLE', reason, params: { package: 'node-av' } },
  })
  const busy = 'The preview takes too long at the moment. The export itself can be made.'
  await open({
    preview: ({ input }) => ('video' in (input as { as: object }).as
      ? failure('EXPORT_VIDEO_UNAVAILABLE', 'No encoder') : failure('EXPORT_PREVIEW_BUSY', busy)),
  })
  expect(await screen.findByText(busy)).toBeTruthy()
  expect(exportButton()).toHaveProperty('disabled', false)
  fireEvent.click(await format(words.formatNames.video))
  expect(await screen.findByText('No encoder')).toBeTruthy()
  expect(exportButton()).toHaveProperty('disabled', true)
})

test('a viewer sees at once that members export', async () => {
  await open({ viewerCanExport: false })
  expect(await screen.findByText(projectFrameMessages.exportForbidden)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.export })).toBeNull()
})
