import type { ProjectExport } from '../../__generated__/prisma/client.ts'
import type { Failure } from '../../kernel/failure.ts'
import { toTypeId } from '../../kernel/ids.ts'
import {
  checkedLater, listOf, moment, named, nullable, oneOf, record, text, type Shape, type ValueOf, whole,
} from '../../rest/shape.ts'
import { downloadUrl, KEPT_HOURS } from './exportFile.ts'
import type { ExportFormatFields } from './exportRequest.ts'
import type { ExportWarning } from './exports/exportFormat.ts'
import type { OptionSchema } from './exports/exportOption.ts'
import { idOrNull } from './exportSnapshot.ts'
import { ALL_FORMATS } from './projectExport.service.ts'

const STATUSES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELED'] as const

type Params = Failure['params']

/** A failure as answers have it. */
export const FAILURE = {
  reason: text('The reason, for programs.'),
  params: {
    json: {
      type: 'object', description: 'The values that the sentence names.',
      additionalProperties: { type: ['string', 'number'] },
    },
  } as Shape<Params>,
  message: text('The reason as an English sentence.'),
}

const byteCount: Shape<number> = { json: { type: 'integer', description: 'The size of the file in bytes.' } }
const anyOptions: Shape<object> = {
  json: { type: 'object', additionalProperties: true, description: 'The options of the format.' },
}

/** The REST form of an export. */
export const EXPORT = named(
  'Export',
  record('A file of a project at one moment, written by a job.', {
    id: text('The id.'),
    projectId: text('The id of the project.'),
    status: oneOf(STATUSES, 'The status.'),
    format: text('The format: PDF.'),
    options: anyOptions,
    presetId: nullable(text('The id of the preset that it was made with; null for none.')),
    fileName: text('The name of the file.'),
    stage: nullable(text('The stage of the work, such as `painting`; null for DATA and before it starts.')),
    unitsDone: whole('The number of units of the stage that are done. Lines for DATA.'),
    unitsTotal: nullable(whole('The number of units of the stage; null until they are counted.')),
    warnings: listOf(
      record('What is not as it was asked for.', {
        ...FAILURE, shotId: nullable(text('The id of the shot; null if it concerns the whole file.')),
      }),
      'What is not as it was asked for; empty until it is done.',
    ),
    failure: nullable(record('Why it failed; null if it did not.', FAILURE)),
    seq: nullable(whole("The `seq` of the project's log to which the file corresponds; null until it starts.")),
    bytes: nullable(byteCount),
    sha256: nullable(text('SHA-256 of the file, as 64 hexadecimal digits; null until it is done.')),
    downloadUrl: nullable(
      text('The path of the file on this server, signed for an hour. Null unless the export is done.'),
    ),
    createdAt: moment('The time of the request.'),
    startedAt: nullable(moment('The time at which it started; null until then.')),
    finishedAt: nullable(moment('The time at which it finished, failed or was canceled; null until then.')),
    expiresAt: nullable(moment(`The time of its deletion, ${KEPT_HOURS} hours after it finished; null before.`)),
  }),
)

/** An export as answers have it. */
export function serializeExport(row: ProjectExport): ValueOf<typeof EXPORT> {
  const { id, projectId, status, format, fileName, stage, unitsDone, unitsTotal, seq, sha256 } = row
  return {
    ...{ id: toTypeId('ProjectExport', id), projectId: toTypeId('Project', projectId), status, format, fileName },
    options: row.options as object,
    presetId: idOrNull('ExportPreset', row.presetId),
    ...{ stage, unitsDone, unitsTotal, seq },
    warnings: row.warnings as unknown as ExportWarning[],
    failure: row.failure as unknown as { reason: string; params: Params; message: string } | null,
    bytes: row.bytes === null ? null : Number(row.bytes),
    sha256: sha256 && Buffer.from(sha256).toString('hex'),
    downloadUrl: downloadUrl(row),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** An option for the description of the API: a plain JSON schema. */
function described({ enumName, values = {}, items, properties, ...schema }: OptionSchema): object {
  const { type, default: byDefault, description, minimum, maximum, maxLength, maxItems } = schema as OptionSchema
  const meanings = Object.entries(values).map(([value, meaning]) => `${value}: ${meaning}`)
  return {
    type: enumName ? 'string' : type,
    description: [description, ...meanings].join(' '),
    ...{ default: byDefault, minimum, maximum, maxLength, maxItems },
    ...(enumName && { enum: Object.keys(values) }),
    ...(items && { items: described(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, described(each)])),
    }),
  }
}

const IDS = { json: { type: ['array', 'null'], items: { type: 'string' } } } as const
const ids = (description: string) => ({ json: { ...IDS.json, description } }) as Shape<string[] | null>

const formats = ALL_FORMATS.map(({ field, format, description, options }) => {
  const schema = { ...(options as OptionSchema), description: `${description} Of the format ${format}.` }
  return [field, checkedLater(described(schema))] as const
})

/** What a new export is asked for with: the input of `createExport`. */
export const NEW_EXPORT = record(
  'What to export, and as what.',
  {
    as: record('Exactly one format with its options, or a preset.', {}, {
      presetId: nullable(text('The id of a preset of the project.')),
      ...Object.fromEntries(formats),
    }) as Shape<ExportFormatFields>,
  },
  {
    what: nullable(
      record('Exactly one list; the whole project by default.', {}, {
        storyboardIds: ids('These boards.'),
        sceneIds: ids('The shots of these scenes.'),
        shotIds: ids('These shots, in the order of their boards.'),
      }),
    ),
    fileName: nullable(
      text('The name of the file; made of the codes and the day by default. The extension is added.'),
    ),
  },
)
