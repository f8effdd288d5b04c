import { requireViewer } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { FailureRef } from '../../graphql/failure.ts'
import { checkPage, MAX_PAGE, readCursor } from '../../graphql/paging.ts'
import { ENCODING_RULE, textBytes, TextEncodingEnum, type TextInput } from '../../graphql/textFiles.ts'
import { prisma } from '../../platform/database/client.ts'
import { demandOneWay } from '../projects/codePath.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { columnsOf, exportCsv } from './csv.service.ts'
import { CSV_KINDS, type CsvKind } from './csvColumns.ts'
import { type CsvOutcome, MOST_REASONS } from './csvPlan.ts'
import { CSV_LIMITS } from './csvText.ts'
import {
  countOf, type CsvResult, type CsvResultRow, type CsvSource, importCsv, planCsv,
} from './imports/csvAtOnce.service.ts'
import type { FieldChange } from './imports/reader.ts'

export const CsvKindEnum = builder.enumType('CsvKind', {
  description: 'The contents of a CSV file, with its columns. The first line names them, in any order and case.',
  values: Object.fromEntries(CSV_KINDS.map((kind) => [kind, { description: `${columnsOf(kind)}.` }])) as Record<
    CsvKind,
    { description: string }
  >,
})

const CsvOutcomeEnum = builder.enumType('CsvOutcome', {
  description: 'The outcome of a row of a CSV file.',
  values: {
    CREATE: { description: 'The row creates an object.' },
    CHANGE: { description: 'The row changes an object.' },
    SKIP: { description: 'The row changes nothing.' },
    REFUSE: { description: 'The row is invalid. A file with such a row cannot be imported.' },
  } as const,
})

const CsvChangeObject = builder.objectRef<FieldChange>('CsvChange').implement({
  description: 'A change of one column.',
  fields: (t) => ({
    column: t.exposeString('field', { description: 'The name of the column.' }),
    from: t.exposeString('from', { description: 'The present value; empty for a new object.' }),
    to: t.exposeString('to', { description: 'The new value.' }),
  }),
})

const lineOf = ({ sourceLine }: CsvResultRow['item']) => sourceLine ?? 0

const CsvPlanRow = builder.objectRef<CsvResultRow>('CsvPlanRow').implement({
  description: 'A row of a CSV file and its outcome.',
  fields: (t) => ({
    line: t.int({
      description: 'The 1-based line at which the row begins. Line 1 names the columns.',
      resolve: ({ item }) => lineOf(item),
    }),
    outcome: t.expose('outcome', { type: CsvOutcomeEnum, description: 'The outcome.' }),
    name: t.string({ description: 'The subject.', resolve: ({ item }) => item.name }),
    failures: t.field({
      type: [FailureRef],
      description: `The failures of an invalid row: at most ${MOST_REASONS}. Empty for other rows.`,
      resolve: ({ item, outcome }) => (outcome === 'REFUSE' ? item.reasons : []),
    }),
    changes: t.field({
      type: [CsvChangeObject],
      description: 'The changes, column by column.',
      resolve: ({ item }) => item.changes,
    }),
  }),
})

const CsvPlanRows = builder.connectionObject(
  { name: 'CsvPlanRowConnection', type: CsvPlanRow, description: 'A page of the rows of a CSV file.' },
  { name: 'CsvPlanRowEdge', description: 'A row of a CSV file.' },
)

/** What a cursor says, before Base64: the line of its row. */
const CURSOR = /^line:(\d{1,9})$/

const cursorOf = (line: number) => Buffer.from(`line:${line}`).toString('base64')

const CsvPlanRowFilter = builder.inputType('CsvPlanRowFilter', {
  description: 'A filter for rows.',
  fields: (t) => ({
    outcomes: t.field({ type: [CsvOutcomeEnum], required: false, description: 'With one of these outcomes.' }),
  }),
})

interface RowsAsked {
  filter?: typeof CsvPlanRowFilter.$inferInput | null
  after?: string | null
  first?: number | null
}

function pageOf(all: readonly CsvResultRow[], { filter, after, first }: RowsAsked) {
  const outcomes = filter?.outcomes
  checkPage({ first: first ?? null })
  const line = Number(readCursor({ after: after ?? null }, 'after', CURSOR) ?? 0)
  const rows = outcomes?.length ? all.filter(({ outcome }) => outcomes.includes(outcome)) : all
  const rest = rows.filter(({ item }) => lineOf(item) > line)
  const page = rest.slice(0, first ?? DEFAULT_PAGE)
  const edges = page.map((node) => ({ cursor: cursorOf(lineOf(node.item)), node }))
  return {
    edges,
    totalCount: rows.length,
    pageInfo: {
      hasNextPage: rest.length > page.length,
      hasPreviousPage: rest.length < rows.length,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

const CsvPlanObject = builder.objectRef<CsvResult>('CsvPlan').implement({
  description: 'The result of importing a CSV file, row by row. Empty rows are left out.',
  fields: (t) => {
    const count = (outcome: CsvOutcome, description: string) =>
      t.int({ description, resolve: ({ rows }) => countOf(rows, outcome) })
    return {
      rows: t.field({
        type: CsvPlanRows,
        description: 'The rows in the order of the file.',
        args: {
          filter: t.arg({ type: CsvPlanRowFilter, required: false, description: 'A filter; by default all.' }),
          after: t.arg.string({ required: false, description: 'Returns objects after this cursor.' }),
          first: t.arg.int({ required: false, description: `At most ${MAX_PAGE}; ${DEFAULT_PAGE} by default.` }),
        },
        resolve: ({ rows }, args) => pageOf(rows, args),
      }),
      createCount: count('CREATE', 'The number of rows that create an object.'),
      changeCount: count('CHANGE', 'The number of rows that change an object.'),
      skipCount: count('SKIP', 'The number of rows that change nothing.'),
      refuseCount: count('REFUSE', 'The number of invalid rows.'),
      ignoredColumns: t.exposeStringList('ignoredColumns', {
        description: 'The names of unknown columns, which are ignored; each cut at 60 characters.',
      }),
    }
  },
})

/** Reading a whole project or file, beside fields that cost 1 each: a request may ask for a few of them. */
const FILE_COST = 10_000

const TEXT =
  'The text of the file: comma, semicolon or tab between cells, at most 2 MB in UTF-8 and ' +
  `${CSV_LIMITS.rows.toLocaleString('en-US')} rows. Give either text or file.`

const FILE = 'The file, at most 2 MB. Give either `text` or `file`.'

type Source = TextInput & Partial<Pick<CsvSource, 'encoding'>>

/** A CSV file that comes as text or as a file. */
async function readSource({ encoding, ...given }: Source): Promise<CsvSource> {
  demandOneWay({ text: given.text, file: given.file })
  const field = given.file ? 'file' : 'text'
  // What comes as text is UTF-8 on its way.
  return { bytes: await textBytes(given, field), encoding: given.file ? encoding : null, field }
}

builder.prismaObjectFields('Project', (t) => ({
  csv: t.string({
    description:
      'Objects of one kind as a CSV file for spreadsheets and imports: UTF-8 with a byte order mark, commas, ' +
      'CRLF. A cell that looks like a formula gets a leading apostrophe, which the import removes.',
    extensions: { cost: FILE_COST },
    select: { id: true },
    args: { kind: t.arg({ type: CsvKindEnum, description: 'The contents.' }) },
    resolve: ({ id }, { kind }, context) => exportCsv(requireViewer(context), id, kind),
  }),
  csvPlan: t.field({
    type: CsvPlanObject,
    description: 'The result that `importCsv` would have. Writes nothing. INVALID_INPUT for an unreadable file.',
    deprecationReason: 'Use `startImport` and `Import.items`; removed after 2027-05-31.',
    extensions: { cost: FILE_COST },
    select: { id: true },
    args: {
      kind: t.arg({ type: CsvKindEnum, description: 'The contents of the file.' }),
      text: t.arg.string({ required: false, description: TEXT }),
      file: t.arg({ type: 'Upload', required: false, description: FILE }),
      encoding: t.arg({ type: TextEncodingEnum, required: false, description: ENCODING_RULE }),
    },
    resolve: ({ id }, { kind, ...source }, context) =>
      planCsv(requireViewer(context), id, kind, () => readSource(source)),
  }),
}))

builder.relayMutationField(
  'importCsv',
  {
    description: 'The file and its project.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      kind: t.field({ type: CsvKindEnum, description: 'The contents of the file.' }),
      text: t.string({ required: false, description: TEXT }),
      file: t.field({ type: 'Upload', required: false, description: FILE }),
      encoding: t.field({ type: TextEncodingEnum, required: false, description: ENCODING_RULE }),
    }),
  },
  {
    description:
      'Imports a CSV file into a project, all or nothing. Objects and columns that are not in the file stay ' +
      'unchanged. An empty cell clears a text, a shot status, assignees, a due date, shots or dependencies, and ' +
      'leaves other values unchanged.',
    deprecationReason: 'Use `startImport` and `applyImport`; removed after 2027-05-31.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { projectId, kind, ...source } }, context) => ({
      projectId: projectId.id,
      plan: await importCsv(requireViewer(context), projectId.id, kind, () => readSource(source)),
    }),
  },
  {
    description: 'The result of the import.',
    outputFields: (t) => ({
      plan: t.field({
        type: CsvPlanObject,
        description: 'The outcome of each row.',
        resolve: ({ plan }) => plan,
      }),
      project: t.prismaField({
        type: ProjectNode,
        description: 'The project after the change.',
        resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
      }),
    }),
  },
)
