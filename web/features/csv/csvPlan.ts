import { graphql } from 'react-relay'
import { getRequest, type IEnvironment } from 'relay-runtime'
import type { ServerFailure } from '../../relay/errors.ts'
import type { csvPlanQuery$data, csvPlanQuery$variables } from '../../__generated__/csvPlanQuery.graphql.ts'

/** What a CSV file may be about. */
export type CsvKind = 'SHOTS' | 'ASSETS' | 'CASTING' | 'TASKS'

/** What would become of a row. */
export type CsvOutcome = 'CREATE' | 'CHANGE' | 'SKIP' | 'REFUSE'

/** A column of a row that would become another; new rows have every column here, from nothing. */
export interface CsvChange {
  readonly column: string
  readonly from: string
  readonly to: string
}

/** A row of the file and what would become of it. */
export interface CsvPlanRow {
  /** 1-based line of the file. */
  readonly line: number
  readonly outcome: CsvOutcome
  readonly name: string
  /** Why it is refused; none unless it is. */
  readonly failures: readonly ServerFailure[]
  readonly changes: readonly CsvChange[]
}

/** What an import would do: how many rows of each outcome, and a page of the rows asked for. */
export interface CsvPlan {
  readonly counts: Readonly<Record<CsvOutcome, number>>
  /** Names of the file's columns that are not read. */
  readonly ignoredColumns: readonly string[]
  readonly rows: readonly CsvPlanRow[]
  /** Null when these are the last. */
  readonly endCursor: string | null
}

/** How many rows come at a time. */
const PAGE_SIZE = 100

const query = graphql`
  query csvPlanQuery(
    $projectId: ID!
    $kind: CsvKind!
    $text: String!
    $outcomes: [CsvOutcome!]
    $first: Int!
    $after: String
  ) {
    project(by: { id: $projectId }) {
      csvPlan(kind: $kind, text: $text) {
        createCount
        changeCount
        skipCount
        refuseCount
        ignoredColumns
        rows(filter: { outcomes: $outcomes }, first: $first, after: $after) {
          nodes {
            line
            outcome
            name
            failures {
              reason
              params
              message
            }
            changes {
              column
              from
              to
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  }
`

type PlanRequest = {
  projectId: string
  kind: CsvKind
  text: string
  /** Null for all. */
  outcome: CsvOutcome | null
  after: string | null
}

type Answer = NonNullable<csvPlanQuery$data['project']>['csvPlan']

function readPlan({ createCount, changeCount, skipCount, refuseCount, ignoredColumns, rows }: Answer): CsvPlan {
  const { hasNextPage, endCursor } = rows.pageInfo
  return {
    counts: { CREATE: createCount, CHANGE: changeCount, SKIP: skipCount, REFUSE: refuseCount },
    ignoredColumns,
    rows: rows.nodes.map(({ line, outcome, name, failures, changes }) => ({
      line, outcome: outcome as CsvOutcome, name,
      failures: failures.map(({ reason, params, message }) => ({ reason, params, message })),
      changes: changes.map(({ column, from, to }) => ({ column, from, to })),
    })),
    endCursor: hasNextPage ? (endCursor ?? null) : null,
  }
}

/**
 * Asks what an import would do; nothing is written. It passes by Relay's store, which would name every row by the whole
 * text of the file. Rejects as a failed request does; null when the project is gone.
 */
export async function loadCsvPlan(environment: IEnvironment, request: PlanRequest): Promise<CsvPlan | null> {
  const { outcome, ...others } = request
  const variables: csvPlanQuery$variables = { ...others, outcomes: outcome && [outcome], first: PAGE_SIZE }
  const { params } = getRequest(query)
  const answer = await environment.getNetwork().execute(params, variables, { force: true }).toPromise()
  const data = answer !== undefined && 'data' in answer ? (answer.data as csvPlanQuery$data | null) : null
  return data?.project ? readPlan(data.project.csvPlan) : null
}
