import type { FileUpload } from 'graphql-upload-minimal'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { ENCODING_RULE, TextEncodingEnum, textOf } from '../../graphql/textFiles.ts'
import { fail } from '../../kernel/errors.ts'
import { type FrameRate, secondsFor } from '../../kernel/frames.ts'
import { isUuid } from '../../kernel/ids.ts'
import type { TextEncoding } from '../../kernel/textEncoding.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo as visibleStoryboard } from '../storyboards/storyboard.policy.ts'
import { StoryboardNode } from '../storyboards/storyboard.graphql.ts'
import type { PlannedScene, PlannedShot, ScriptPlan, SkippedCounts } from './screenplay.ts'
import { scriptFailures } from './script.failures.ts'
import { followImport, importScript, planImport } from './script.service.ts'

builder.prismaNode('Script', {
  id: { field: 'id' },
  description: 'A screenplay that was imported into a board.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ id, storyboard: visibleStoryboard(requireViewer(context)) }),
  fields: (t) => ({
    title: t.exposeString('title', { nullable: true, description: 'From its title page; null when it has none.' }),
    authors: t.exposeString('authors', {
      nullable: true,
      description: 'The authors on its title page, separated by commas; null when it names none.',
    }),
    storyboard: t.relation('storyboard', { description: 'The board it was imported into.' }),
    scenes: t.relation('scenes', { description: 'The scenes it made.', query: { orderBy: { rank: 'asc' } } }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was imported.' }),
  }),
})

builder.prismaObjectField('Scene', 'script', (t) =>
  t.relation('script', { nullable: true, description: 'The script it came from, if any.' }),
)

type Timed<Part> = Part & { rate: FrameRate }

const ScriptPlanShot = builder.objectRef<Timed<PlannedShot>>('ScriptPlanShot').implement({
  description: 'A shot that would be made.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: '1-based line of the script it begins on.' }),
    description: t.exposeString('description', {
      description: 'The action paragraph without emphasis; empty where only dialogue is.',
    }),
    dialogue: t.exposeString('dialogue', { description: 'What is said after it, in the form of the script.' }),
    frames: t.exposeInt('frames', { description: 'How long it would be, in whole frames.' }),
    duration: t.float({
      description: 'How long it would be, in seconds.',
      resolve: ({ frames, rate }) => secondsFor(frames, rate),
    }),
  }),
})

const ScriptPlanScene = builder.objectRef<Timed<PlannedScene>>('ScriptPlanScene').implement({
  description: 'A scene that would be made.',
  fields: (t) => ({
    number: t.exposeString('number', { description: "The script's own number, else its place." }),
    heading: t.exposeString('heading', { description: 'The scene heading.' }),
    line: t.exposeInt('line', { description: '1-based line of the script it begins on.' }),
    frames: t.exposeInt('frames', { description: 'Whole frames of its shots together.' }),
    duration: t.float({
      description: 'Seconds of its shots together.',
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
  description: 'What of a script makes no shot, counted.',
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
  description: 'What importing a script would make. Nothing is written yet.',
  fields: (t) => ({
    title: t.string({ nullable: true, description: 'From the title page.', resolve: ({ plan }) => plan.title }),
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
    sceneCount: t.int({ description: 'Scenes in all.', resolve: ({ plan }) => plan.sceneCount }),
    shotCount: t.int({ description: 'Shots in all.', resolve: ({ plan }) => plan.shotCount }),
    actionCount: t.int({ description: 'Action paragraphs in all.', resolve: ({ plan }) => plan.actionCount }),
    dialogueCount: t.int({ description: 'Speeches in all.', resolve: ({ plan }) => plan.dialogueCount }),
    frames: t.int({ description: 'Whole frames of all shots together.', resolve: ({ plan }) => plan.frames }),
    duration: t.float({
      description: 'Seconds of all shots together.',
      resolve: ({ plan, frameRate }) => secondsFor(plan.frames, frameRate),
    }),
    skipped: t.field({
      type: ScriptSkipped,
      description: 'What is left out by rule, counted.',
      resolve: ({ plan }) => plan.skipped,
    }),
    existingShotCount: t.exposeInt('existingShotCount', { description: 'Shots on the board already.' }),
  }),
})

const ScriptSourceInput = builder.inputType('ScriptSource', {
  isOneOf: true,
  description: 'A screenplay in Fountain, at most 2 MB: exactly one is given.',
  fields: (t) => ({
    text: t.string({ required: false, description: 'The text itself.' }),
    file: t.field({ type: 'Upload', required: false, description: 'A file with the text.' }),
  }),
})

interface Source {
  source: { text?: string | null; file?: Promise<FileUpload> | null }
  encoding?: TextEncoding | null
}

/** The text of a script that comes as text or as a file. */
async function readSource({ source: { text, file }, encoding }: Source): Promise<string> {
  return file ? textOf(file, encoding, 'source') : (text ?? '')
}

const ScriptPlanInput = builder.inputType('ScriptPlanInput', {
  description: 'Which script, and for which board.',
  fields: (t) => ({
    storyboardId: t.globalID({ for: StoryboardNode, description: 'The board it would go on.' }),
    source: t.field({ type: ScriptSourceInput, description: 'The script.' }),
    encoding: t.field({ type: TextEncodingEnum, required: false, description: ENCODING_RULE }),
  }),
})

builder.queryField('scriptPlan', (t) =>
  t.field({
    type: ScriptPlanObject,
    description: 'What `importScript` would make. INVALID_INPUT with the reason and line when it cannot be taken.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: ScriptPlanInput, description: 'Which script, and for which board.' }) },
    resolve: async (_root, { input }, context) =>
      planImport(requireViewer(context), input.storyboardId.id, () => readSource(input)),
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
    description: 'Which script goes on which board.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board.' }),
      source: t.field({ type: ScriptSourceInput, description: 'The script.' }),
      encoding: t.field({ type: TextEncodingEnum, required: false, description: ENCODING_RULE }),
      existingShotCount: t.int({
        required: false,
        description: 'The number of shots on the board you know of; needed when it has any, else CONFLICT.',
      }),
      importId: t.string({
        required: false,
        description: 'A UUID of your making, to follow the progress by `scriptImport`.',
      }),
    }),
  },
  {
    description: 'Makes the scenes and shots of a script at the end of a board: all of them or none.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) =>
      importScript(requireViewer(context), input.storyboardId.id, () => readSource(input), {
        confirmedShotCount: input.existingShotCount ?? null,
        importId: readImportId(input.importId),
      }),
  },
  {
    description: 'What was made.',
    outputFields: (t) => ({
      storyboard: t.prismaField({
        type: StoryboardNode,
        description: 'The board, at its new revision.',
        resolve: (query, { storyboardId }) =>
          prisma.storyboard.findUniqueOrThrow({ ...query, where: { id: storyboardId } }),
      }),
      sceneCount: t.int({ description: 'Scenes that were made.', resolve: ({ sceneCount }) => sceneCount }),
      shotCount: t.int({ description: 'Shots that were made.', resolve: ({ shotCount }) => shotCount }),
    }),
  },
)

const ScriptImportProgress = builder.objectRef<{ done: number; total: number }>('ScriptImportProgress').implement({
  description: 'How far an import is.',
  fields: (t) => ({
    done: t.exposeInt('done', { description: 'Shots made so far; equal to `total` once all is stored.' }),
    total: t.exposeInt('total', { description: 'Shots in all.' }),
  }),
})

builder.subscriptionField('scriptImport', (t) =>
  t.field({
    type: ScriptImportProgress,
    description: 'How far your import is; ends with it. Subscribe before you send `importScript`.',
    authScopes: { signedIn: true },
    args: { importId: t.arg.string({ description: 'The UUID sent with `importScript`.' }) },
    subscribe: (_root, { importId }, context) =>
      followImport(requireViewer(context), readImportId(importId) ?? ''),
    resolve: (progress) => progress,
  }),
)
