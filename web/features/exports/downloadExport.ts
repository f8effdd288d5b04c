import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { downloadExportQuery } from '../../__generated__/downloadExportQuery.graphql.ts'

const query = graphql`
  query downloadExportQuery($id: ID!) {
    node(id: $id) {
      ... on ProjectExport {
        downloadUrl
      }
    }
  }
`

/** Has the browser download an export, by an address asked for now; false when the file is not kept any more. */
export async function downloadExport(environment: IEnvironment, id: string): Promise<boolean> {
  const answer = await fetchQuery<downloadExportQuery>(environment, query, { id }, {
    networkCacheConfig: { force: true },
  }).toPromise()
  const address = answer?.node?.downloadUrl
  if (!address) return false
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
  return true
}
