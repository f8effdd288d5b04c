import { requireViewer } from '../../context.ts'
import { builder, type InputFields } from '../../graphql/builder.ts'
import { INPUT_LIST_LIMIT } from '../../graphql/limits.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { MOST_REDRAWN } from './restoredDrawings.service.ts'
import { ShotNode } from './shot.graphql.ts'
import { StoryboardNode } from './storyboard.graphql.ts'
import { VersionNode } from './version.graphql.ts'
import { planRestore, restoreVersion } from './versionRestore.service.ts'
import { countsOf, type RestorePart, type RestoreProblem } from './versionRestorePlan.ts'

const VersionPartEnum = builder.enumType('VersionPart', {
  description: 'What of shots a version brings back.',
  values: {
    ORDER: { description: 'The order and the scenes; shots that were deleted since come back.' },
    TEXTS: { description: 'Codes, names and all other texts, of views and scenes too.' },
    TIMING: { description: 'Lengths, and the start timecode of the board.' },
    STATUS: { description: 'Statuses: the same or, if it is gone, one of its name.' },
    DRAWINGS: { description: 'Drawings, aspect ratios, and views that were deleted since.' },
    IMAGES: { description: 'Background images.' },
    SOUNDS: { description: 'Scratch voices, and the soundtrack of the board.' },
  } satisfies Record<RestorePart, object>,
})

const VersionRestoreProblemKind = builder.enumType('VersionRestoreProblemKind', {
  description: 'Why something does not come back.',
  values: {
    STATUS_GONE: { description: 'The project has no status of that name: the shot gets none.' },
    IMAGE_GONE: { description: 'The file is gone: the view keeps its image.' },
    SOUND_GONE: { description: 'The file is gone: the shot or board keeps its sound.' },
  } satisfies Record<RestoreProblem['kind'], object>,
})

const VersionRestoreProblem = builder.objectRef<RestoreProblem>('VersionRestoreProblem').implement({
  description: 'Something of a version that does not come back.',
  authScopes: { 'boards:read': true },
  fields: (t) => ({
    kind: t.expose('kind', { type: VersionRestoreProblemKind, description: 'Why.' }),
    shotId: t.id({
      nullable: true,
      description: 'The id that the shot has in the version; null for the soundtrack.',
      resolve: ({ shotId }) => shotId && toTypeId('Shot', shotId),
    }),
    name: t.exposeString('name', {
      description: 'The name of the status, the view, the shot or the file; may be empty for a view.',
    }),
  }),
})

const VersionPartCount = builder.objectRef<{ part: RestorePart; count: number }>('VersionPartCount').implement({
  description: 'The number of shots of which a restore changes a part.',
  authScopes: { 'boards:read': true },
  fields: (t) => ({
    part: t.expose('part', { type: VersionPartEnum, description: 'The part.' }),
    count: t.exposeInt('count', { description: 'The number of shots that are on the board.' }),
  }),
})

const VersionRestorePlan = builder.objectRef<Awaited<ReturnType<typeof planRestore>>>('VersionRestorePlan').implement({
  description: 'What restoring a version would do to its board as it is now.',
  authScopes: { 'boards:read': true },
  fields: (t) => ({
    storyboardVersion: t.expose('version', { type: VersionNode, description: 'The version.' }),
    parts: t.field({
      type: [VersionPartCount],
      description: 'The parts that differ, with the numbers of shots. Shots that come back are not counted here.',
      resolve: ({ plan }) => countsOf(plan),
    }),
    returningShotCount: t.int({
      description: 'The number of shots that come back from the trash.',
      resolve: ({ plan }) => plan.returning.length,
    }),
    newerShotCount: t.int({
      description: 'The number of shots that the version does not have; they go to the trash with `putAwayNewer`.',
      resolve: ({ plan }) => plan.newer.length,
    }),
    redrawnViewCount: t.int({
      description:
        `The number of drawings that went on since. \`startVersionRestore\` restores more than ${MOST_REDRAWN}.`,
      resolve: ({ plan }) => plan.shots.reduce((sum, { redrawn }) => sum + redrawn.length, 0),
    }),
    problems: t.field({
      type: [VersionRestoreProblem], description: 'What does not come back.', resolve: ({ plan }) => plan.problems,
    }),
  }),
})

const DESCRIPTIONS = {
  version: 'The version.',
  shots:
    `Shots of the version or of its board, at most ${INPUT_LIST_LIMIT}; all of the version by default. NOT_FOUND for ` +
    'others.',
  parts: 'The parts, at least one; all by default.',
  newer:
    'Whether shots (with `ORDER`) and views (with `DRAWINGS`) that the version does not have go to the trash, and ' +
    'scenes that are left without shots. By default they stay.',
  board:
    'Whether the parts include those of the board: texts of scenes, start timecode, soundtrack. By default if ' +
    '`shotIds` is absent.',
}

const VersionRestoreInput = builder.inputType('VersionRestorePlanInput', {
  description: 'The version, and what of it comes back.',
  fields: (t) => ({
    versionId: t.globalID({ for: VersionNode, description: DESCRIPTIONS.version }),
    shotIds: t.globalIDList({ for: ShotNode, required: false, description: DESCRIPTIONS.shots }),
    parts: t.field({ type: [VersionPartEnum], required: false, description: DESCRIPTIONS.parts }),
    putAwayNewer: t.boolean({ required: false, description: DESCRIPTIONS.newer }),
    includesBoard: t.boolean({ required: false, description: DESCRIPTIONS.board }),
  }),
})

const NewStoryboard = builder.inputType('RestoredStoryboard', {
  description: 'A storyboard to create.',
  fields: (t) => ({
    name: t.string({ description: 'The name: at most 200 characters.' }),
    code: t.string({
      required: false, description: 'A code that was never given in the project; by default one like the name.',
    }),
  }),
})

const VersionRestoreTarget = builder.inputType('VersionRestoreTarget', {
  isOneOf: true,
  description: 'The storyboard that a version is restored into: exactly one is given.',
  fields: (t) => ({
    storyboardId: t.globalID({
      for: StoryboardNode, required: false,
      description:
        "The version's own storyboard, which comes out of the trash, or another one of the project, which gets " +
        'copies of the shots at its end.',
    }),
    newStoryboard: t.field({
      type: NewStoryboard, required: false, description: 'A new storyboard with copies of the shots.',
    }),
  }),
})

type Wish = typeof VersionRestoreInput.$inferInput

/** The fields of a mutation that restores a version. */
export const restoreFields = (t: InputFields) => ({
  versionId: t.globalID({ for: VersionNode, description: DESCRIPTIONS.version }),
  shotIds: t.globalIDList({ for: ShotNode, required: false, description: DESCRIPTIONS.shots }),
  parts: t.field({ type: [VersionPartEnum], required: false, description: DESCRIPTIONS.parts }),
  putAwayNewer: t.boolean({ required: false, description: DESCRIPTIONS.newer }),
  includesBoard: t.boolean({ required: false, description: DESCRIPTIONS.board }),
})

/** What such an input asks for. */
export const wishOf = ({ versionId, shotIds, parts, putAwayNewer, includesBoard }: Wish) => ({
  versionId: versionId.id,
  shotIds: shotIds?.map(({ id }) => id) ?? null,
  parts: parts ?? null,
  putAwayNewer: putAwayNewer ?? null,
  includesBoard: includesBoard ?? null,
})

function targetOf(into: typeof VersionRestoreTarget.$inferInput | null | undefined) {
  if (into?.storyboardId) return { storyboardId: into.storyboardId.id }
  if (into?.newStoryboard) return { newStoryboard: { ...into.newStoryboard, code: into.newStoryboard.code ?? null } }
  return null
}

builder.queryField('versionRestorePlan', (t) =>
  t.field({
    type: VersionRestorePlan,
    nullable: true,
    description: 'The result that `restoreVersion` would have on the board of the version. Writes nothing.',
    authScopes: { 'boards:read': true },
    args: { input: t.arg({ type: VersionRestoreInput, description: 'The version, and what of it comes back.' }) },
    resolve: (_root, { input }, context) => planRestore(requireViewer(context), wishOf(input)),
  }),
)

builder.relayMutationField(
  'restoreVersion',
  {
    description: 'The version, and what of it comes back.',
    inputFields: (t) => ({
      ...restoreFields(t),
      into: t.field({
        type: VersionRestoreTarget, required: false,
        description:
          'The storyboard to restore into; by default that of the version. For copies, `parts`, `putAwayNewer` and ' +
          '`includesBoard` must be absent.',
      }),
    }),
  },
  {
    description:
      'Restores shots of a version, all or none, and makes a version of the board first. To undo it, restore ' +
      '`versionBefore` with the `shotIds` of the payload, the same `parts` and `includesBoard`, and `putAwayNewer`. ' +
      `CONFLICT if more than ${MOST_REDRAWN} drawings went on since: \`startVersionRestore\` restores these. ` +
      'Castings and tasks stay.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { into, ...input } }, context) =>
      restoreVersion(requireViewer(context), wishOf(input), targetOf(into)),
  },
  {
    description: 'The restored board.',
    outputFields: (t) => ({
      storyboard: t.prismaField({
        type: StoryboardNode,
        description: 'The board after the restore.',
        resolve: (query, { storyboardId }) =>
          prisma().storyboard.findUniqueOrThrow({ ...query, where: { id: storyboardId } }),
      }),
      versionBefore: t.field({
        type: VersionNode,
        nullable: true,
        description: 'The board before the restore; null for a new board.',
        resolve: ({ before }) => before,
      }),
      shotIds: t.idList({
        description: 'The shots that changed, came back or went to the trash; those that were made on another board.',
        resolve: ({ shotIds }) => shotIds.map((id) => toTypeId('Shot', id)),
      }),
      problems: t.field({
        type: [VersionRestoreProblem], description: 'What did not come back.', resolve: ({ problems }) => problems,
      }),
    }),
  },
)
