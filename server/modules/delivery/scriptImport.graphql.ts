import type { FileUpload } from 'graphql-upload-minimal'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { ENCODING_RULE, textBytes, TextEncodingEnum } from '../../graphql/textFiles.ts'
import { fail } from '../../kernel/errors.ts'
import { type FrameRate, secondsFor } from '../../kernel/frames.ts'
import { isUuid } from '../../kernel/ids.ts'
import type { TextEncoding } from '../../kernel/textEncoding.ts'
import { prisma } from '../../platform/database/client.ts'
import type { PlannedScene, PlannedShot, ScriptPlan, SkippedCounts } from '../board/screenplay.ts'
import { scriptFailures } from '../board/script.failures.ts'
import { RevisionColorEnum } from '../board/scriptRevision.graphql.ts'
import { StoryboardNode } from '../board/storyboard.graphql.ts'
import { followImport, importScript, planScriptImport } from './imports/scriptAtOnce.service.ts'

/** Why all of this goes. */
const REMOVED = 'Use `startImport` and `Import.items`; removed after 2027-05-31.'

type Timed<Part> = Part & { rate: FrameRate }

const LINE = 'The 1-based line of the script at which it begins; in a Final Draft file the paragraph.'

const ScriptPlanShot = builder.objectRef<Timed<PlannedShot>>('ScriptPlanShot').implement({
  description: 'A shot that would be made.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: LINE }),
    description: t.exposeString('description', {
      description: 'The action paragraph without emphasis; empty for dialogue alone.',
    }),
    dialogue: t.exposeString('dialogue', { description: 'The following dialogue, in the format of Fountain.' }),
    color: t.expose('color', {
      type: RevisionColorEnum,
      nullable: true,
      description: 'The color of the latest revision in Final Draft that wrote any of it; null for none.',
    }),
    frames: t.exposeInt('frames', { description: 'The length in frames.' }),
    duration: t.float({
      description: 'The length in seconds.',
      resolve: ({ frames, rate }) => secondsFor(frames, rate),
    }),
  }),
})

const ScriptPlanScene = builder.objectRef<Timed<PlannedScene>>('ScriptPlanScene').implement({
  description: 'A scene that would be made.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'The number in the script, otherwise its position.' }),
    heading: t.exposeString('heading', { description: 'The scene heading.' }),
    line: t.exposeInt('line', { description: LINE }),
    frames: t.exposeInt('frames', { description: 'The length of its shots in frames.' }),
    duration: t.float({
      description: 'The length of its shots in seconds.',
      resolve: ({ frames, rate }) => secondsFor(frames, rate),
    }),
    shots: t.field({
      type: [ScriptPlanShot],
      description: 'Its shots in order.',
      resolve: ({ shots, rate }) => shots.map((shot) => ({ ...shot, rate })),
    }),
  }),
})

const ScriptSkipped = builder.objectRef<SkippedCounts>('ScriptSkipped').implement({
  description: 'The numbers of elements of a script that become no shot.',
  fields: (t) => ({
    notes: t.exposeInt('notes', { description: 'Notes: [[ ]].' }),
    boneyard: t.exposeInt('boneyard', { description: 'Passages cut out: /* */.' }),
    sections: t.exposeInt('sections', { description: 'Sections: lines with #.' }),
    synopses: t.exposeInt('synopses', { description: 'Synopses: lines with =.' }),
    transitions: t.exposeInt('transitions', { description: 'Transitions, as CUT TO:.' }),
  }),
})

interface PlannedImport {
  plan: ScriptPlan
  frameRate: FrameRate
  existingShotCount: number
}

const ScriptPlanObject = builder.objectRef<PlannedImport>('ScriptPlan').implement({
  description: 'The result that importing a script would have.',
  fields: (t) => ({
    title: t.string({ nullable: true, description: 'The title on the title page.', resolve: ({ plan }) => plan.title }),
    authors: t.string({
      nullable: true,
      description: 'The authors on the title page, separated by commas.',
      resolve: ({ plan }) => plan.authors,
    }),
    scenes: t.field({
      type: [ScriptPlanScene],
      description: 'The scenes in order.',
      resolve: ({ plan, frameRate }) => plan.scenes.map((scene) => ({ ...scene, rate: frameRate })),
    }),
    sceneCount: t.int({ description: 'The number of scenes.', resolve: ({ plan }) => plan.sceneCount }),
    shotCount: t.int({ description: 'The number of shots.', resolve: ({ plan }) => plan.shotCount }),
    actionCount: t.int({ description: 'The number of action paragraphs.', resolve: ({ plan }) => plan.actionCount }),
    dialogueCount: t.int({ description: 'The number of speeches.', resolve: ({ plan }) => plan.dialogueCount }),
    frames: t.int({ description: 'The length of all shots in frames.', resolve: ({ plan }) => plan.frames }),
    duration: t.float({
      description: 'The length of all shots in seconds.',
      resolve: ({ plan, frameRate }) => secondsFor(plan.frames, frameRate),
    }),
    skipped: t.field({
      type: ScriptSkipped,
      description: 'The numbers of elements that become no shot.',
      resolve: ({ plan }) => plan.skipped,
    }),
    existingShotCount: t.exposeInt('existingShotCount', { description: 'The number of shots already on the board.' }),
  }),
})

const ScriptSourceInput = builder.inputType('ScriptSource', {
  isOneOf: true,
  description: 'A screenplay in Fountain or Final Draft (FDX), at most 2 MB: exactly one is given.',
  fields: (t) => ({
    text: t.string({ required: false, description: 'The text itself.' }),
    file: t.field({ type: 'Upload', required: false, description: 'A file with the text.' }),
  }),
})

interface Source {
  source: { text?: string | null; file?: Promise<FileUpload> | null }
  encoding?: TextEncoding | null
}

/** A script that comes as text, which is UTF-8 on its way, or as a file. */
const readSource = async ({ source, encoding }: Source) =>
  ({ bytes: await textBytes(source, 'source'), encoding: source.file ? encoding : null })

const ScriptPlanInput = builder.inputType('ScriptPlanInput', {
  description: 'The script and the board.',
  fields: (t) => ({
    storyboardId: t.globalID({ for: StoryboardNode, description: 'The board.' }),
    source: t.field({ type: ScriptSourceInput, description: 'The script.' }),
    encoding: t.field({ type: TextEncodingEnum, required: false, description: ENCODING_RULE }),
  }),
})

builder.queryField('scriptPlan', (t) =>
  t.field({
    type: ScriptPlanObject,
    nullable: true,
    description:
      'The result that `importScript` would have. Writes nothing. INVALID_INPUT with reason and line for an invalid ' +
      'script.',
    deprecationReason: REMOVED,
    authScopes: { 'boards:read': true },
    args: { input: t.arg({ type: ScriptPlanInput, description: 'The script and the board.' }) },
    resolve: async (_root, { input }, context) =>
      planScriptImport(requireViewer(context), input.storyboardId.id, () => readSource(input)),
  }),
)

function readImportId(importId: string | null | undefined): string | null {
  if (importId == null) return null
  if (!isUuid(importId.toLowerCase())) throw fail(scriptFailures.IMPORT_ID_INVALID(), { field: 'importId' })
  return importId.toLowerCase()
}

builder.relayMutationField(
  'importScript',
  {
    description: 'The script and the board.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board.' }),
      source: t.field({ type: ScriptSourceInput, description: 'The script.' }),
      encoding: t.field({ type: TextEncodingEnum, required: false, description: ENCODING_RULE }),
      existingShotCount: t.int({
        required: false,
        description:
          'The number of shots on the board as you last read it. CONFLICT if it differs; may be absent only for an ' +
          'empty board.',
      }),
      importId: t.string({
        required: false,
        description: 'A UUID of the client, for following the progress with the subscription `scriptImport`.',
      }),
    }),
  },
  {
    description: 'Imports a script at the end of a board as scenes and shots, all or nothing.',
    deprecationReason: 'Use `startImport` and `applyImport`; removed after 2027-05-31.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) =>
      importScript(requireViewer(context), input.storyboardId.id, () => readSource(input), {
        confirmedShotCount: input.existingShotCount ?? null,
        importId: readImportId(input.importId),
      }),
  },
  {
    description: 'The imported script.',
    outputFields: (t) => ({
      storyboard: t.prismaField({
        type: StoryboardNode,
        description: 'The board, at its new revision.',
        resolve: (query, { storyboardId }) =>
          prisma().storyboard.findUniqueOrThrow({ ...query, where: { id: storyboardId } }),
      }),
      sceneCount: t.int({ description: 'The number of new scenes.', resolve: ({ sceneCount }) => sceneCount }),
      shotCount: t.int({ description: 'The number of new shots.', resolve: ({ shotCount }) => shotCount }),
    }),
  },
)

const ScriptImportProgress = builder.objectRef<{ done: number; total: number }>('ScriptImportProgress').implement({
  description: 'The progress of an import.',
  fields: (t) => ({
    done: t.exposeInt('done', { description: '0 at first; equal to `total` once all is stored.' }),
    total: t.exposeInt('total', { description: 'The number of shots.' }),
  }),
})

builder.subscriptionField('scriptImport', (t) =>
  t.field({
    type: ScriptImportProgress,
    description: 'The progress of your import; ends with it. Subscribe before you send `importScript`.',
    deprecationReason: 'Use the events of the noun `import`; removed after 2027-05-31.',
    authScopes: { 'boards:read': true },
    args: { importId: t.arg.string({ description: 'The UUID sent with `importScript`.' }) },
    subscribe: (_root, { importId }, context) =>
      followImport(requireViewer(context), readImportId(importId) ?? ''),
    resolve: (progress) => progress,
  }),
)
