import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { exportCsvQuery } from '../../__generated__/exportCsvQuery.graphql.ts'
import { csvMessages } from '../../messages/csv.ts'

/** What a CSV file has rows of. */
export type CsvKind = keyof typeof csvMessages.kinds

const query = graphql`
  query exportCsvQuery($projectId: ID!, $kind: CsvKind!) {
    project(by: { id: $projectId }) {
      csv(kind: $kind)
    }
  }
`

/** The address of the file is taken back after this: the browser has read it by then. */
const KEEP_ADDRESS_MS = 30_000

type ExportRequest = { projectId: string; projectCode: string; kind: CsvKind }

/** Downloads a project's rows as `<CODE>-shots.csv`; gives the file's name. Rejects as a failed request does. */
export async function exportCsv(environment: IEnvironment, request: ExportRequest): Promise<string> {
  const { projectId, projectCode, kind } = request
  const answer = await fetchQuery<exportCsvQuery>(environment, query, { projectId, kind }, {
    networkCacheConfig: { force: true },
  }).toPromise()
  const name = `${projectCode}-${csvMessages.fileNames[kind]}.csv`
  const address = URL.createObjectURL(new Blob([answer?.project?.csv ?? ''], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS)
  return name
}
