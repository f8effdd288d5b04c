import type { FileUpload } from 'graphql-upload-minimal'
import { requireViewer } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { FailureRef } from '../../graphql/failure.ts'
import { checkPage, MAX_PAGE, readCursor } from '../../graphql/paging.ts'
import { ENCODING_RULE, TextEncodingEnum, textOf } from '../../graphql/textFiles.ts'
import type { TextEncoding } from '../../kernel/textEncoding.ts'
import { prisma } from '../../platform/database/client.ts'
import { demandOneWay } from '../projects/codePath.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { columnsOf, countOf, type CsvKind, type CsvResult, exportCsv, importCsv, planCsv } from './csv.service.ts'
import { type CsvChange, type CsvOutcome, MOST_REASONS, type PlanRow } from './csvPlan.ts'
import { CSV_LIMITS } from './csvText.ts'

const KINDS: readonly CsvKind[] = ['SHOTS', 'ASSETS', 'CASTING', 'TASKS']

const CsvKindEnum = builder.enumType('CsvKind', {
  description: 'What a CSV file holds, with its columns. The first line names them, in any order and case.',
  values: Object.fromEntries(KINDS.map((kind) => [kind, { description: `${columnsOf(kind)}.` }])) as Record<
    CsvKind,
    { description: string }
  >,
})

const CsvOutcomeEnum = builder.enumType('CsvOutcome', {
  description: 'What becomes of a row of a CSV file.',
  values: {
    CREATE: { description: 'It makes something new.' },
    CHANGE: { description: 'It changes what is there.' },
    SKIP: { description: 'It says what is so already.' },
    REFUSE: { description: 'It cannot be taken; while there is one, the file is not.' },
  } as const,
})

const CsvChangeObject = builder.objectRef<CsvChange>('CsvChange').implement({
  description: 'What a row changes in one column.',
  fields: (t) => ({
    column: t.exposeString('column', { description: 'The name of the column.' }),
    from: t.exposeString('from', { description: 'What is there now; empty for something new.' }),
    to: t.exposeString('to', { description: 'What will be there.' }),
  }),
})

const CsvPlanRow = builder.objectRef<PlanRow>('CsvPlanRow').implement({
  description: 'What becomes of one row of a CSV file.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: '1-based line of the file it begins on; the first names the columns.' }),
    outcome: t.expose('outcome', { type: CsvOutcomeEnum, description: 'What becomes of it.' }),
    name: t.exposeString('name', { description: 'What it is about.' }),
    failures: t.field({
      type: [FailureRef],
      description: `Why the row is refused; empty if it is not. At most ${MOST_REASONS}.`,
      resolve: ({ failures }) => failures,
    }),
    changes: t.field({
      type: [CsvChangeObject],
      description: 'What it changes, column by column.',
      resolve: ({ changes }) => changes,
    }),
  }),
})

const CsvPlanRows = builder.connectionObject(
  { name: 'CsvPlanRowsConnection', type: CsvPlanRow, description: 'A page of the rows of a CSV file.' },
  { name: 'CsvPlanRowsConnectionEdge', description: 'A row of a CSV file.' },
)

/** What a cursor says, before Base64: the line of its row. */
const CURSOR = /^line:(\d{1,9})$/

const cursorOf = (line: number) => Buffer.from(`line:${line}`).toString('base64')

interface RowsAsked {
  outcomes?: readonly CsvOutcome[] | null
  after?: string | null
  first?: number | null
}

function pageOf(all: readonly PlanRow[], { outcomes, after, first }: RowsAsked) {
  checkPage({ first: first ?? null })
  const line = Number(readCursor({ after: after ?? null }, 'after', CURSOR) ?? 0)
  const rows = outcomes ? all.filter(({ outcome }) => outcomes.includes(outcome)) : all
  const rest = rows.filter((row) => row.line > line)
  const page = rest.slice(0, first ?? DEFAULT_PAGE)
  const edges = page.map((node) => ({ cursor: cursorOf(node.line), node }))
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
  description: 'What a CSV file does to a project, row by row. Empty rows are left out.',
  fields: (t) => {
    const count = (outcome: CsvOutcome, description: string) =>
      t.int({ description, resolve: ({ rows }) => countOf(rows, outcome) })
    return {
      rows: t.field({
        type: CsvPlanRows,
        description: 'Its rows as they stand in the file.',
        args: {
          outcomes: t.arg({ type: [CsvOutcomeEnum], required: false, description: 'Those with one of these alone.' }),
          after: t.arg.string({ required: false, description: 'The cursor to go on after.' }),
          first: t.arg.int({ required: false, description: `At most ${MAX_PAGE}; ${DEFAULT_PAGE} when not said.` }),
        },
        resolve: ({ rows }, args) => pageOf(rows, args),
      }),
      createCount: count('CREATE', 'Rows that make something new.'),
      changeCount: count('CHANGE', 'Rows that change what is there.'),
      skipCount: count('SKIP', 'Rows that say what is so already.'),
      refuseCount: count('REFUSE', 'Rows that cannot be taken.'),
      ignoredColumns: t.exposeStringList('ignoredColumns', {
        description: 'Names of the columns that this kind of file does not have, each cut at 60 characters; not read.',
      }),
    }
  },
})

/** Reading a whole project or file, beside fields that cost 1 each: a request may ask for a few of them. */
const FILE_COST = 10_000

const TEXT =
  'The text of the file: comma, semicolon or tab between cells, at most 2 MB in UTF-8 and ' +
  `${CSV_LIMITS.rows.toLocaleString('en-US')} rows. Give either text or file.`

const FILE = 'The file itself, at most 2 MB. Give either text or file.'

interface Source {
  text?: string | null | undefined
  file?: Promise<FileUpload> | null | undefined
  encoding?: TextEncoding | null | undefined
}

/** The text of a CSV file that comes as text or as a file. */
async function readSource({ text, file, encoding }: Source): Promise<string> {
  demandOneWay({ text, file })
  return file ? textOf(file, encoding, 'file') : (text ?? '')
}

builder.prismaObjectFields('Project', (t) => ({
  csv: t.string({
    description:
      'What it has of a kind as a CSV file for spreadsheets and `importCsv`: UTF-8 with a byte order mark, commas, ' +
      'CRLF. A cell that would be taken for a formula has an apostrophe in front, which importing takes off again.',
    extensions: { cost: FILE_COST },
    select: { id: true },
    args: { kind: t.arg({ type: CsvKindEnum, description: 'What it is to hold.' }) },
    resolve: ({ id }, { kind }, context) => exportCsv(requireViewer(context), id, kind),
  }),
  csvPlan: t.field({
    type: CsvPlanObject,
    description: 'What `importCsv` would do with a file now. INVALID_INPUT when it cannot be read. Nothing is written.',
    extensions: { cost: FILE_COST },
    select: { id: true },
    args: {
      kind: t.arg({ type: CsvKindEnum, description: 'What it holds.' }),
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
    description: 'Which file, and for which project.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'Where it goes.' }),
      kind: t.field({ type: CsvKindEnum, description: 'What it holds.' }),
      text: t.string({ required: false, description: TEXT }),
      file: t.field({ type: 'Upload', required: false, description: FILE }),
      encoding: t.field({ type: TextEncodingEnum, required: false, description: ENCODING_RULE }),
    }),
  },
  {
    description:
      'Brings a CSV file into a project: all of it or, when a row is refused, nothing. What the file does not name ' +
      'stays; a column that is not there changes nothing; an empty cell empties a text, a status of a shot, an ' +
      'assignee, a due date, shots and dependencies, and leaves numbers and the rest as they are.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { projectId, kind, ...source } }, context) => ({
      projectId: projectId.id,
      plan: await importCsv(requireViewer(context), projectId.id, kind, () => readSource(source)),
    }),
  },
  {
    description: 'What was done.',
    outputFields: (t) => ({
      plan: t.field({
        type: CsvPlanObject,
        description: 'What became of each row.',
        resolve: ({ plan }) => plan,
      }),
      project: t.prismaField({
        type: ProjectNode,
        description: 'The project as it is now.',
        resolve: (query, { projectId }) => prisma.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
      }),
    }),
  },
)
