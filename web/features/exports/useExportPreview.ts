import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useExportPreviewQuery } from '../../__generated__/useExportPreviewQuery.graphql.ts'
import { GraphQLFailure, readError, type ReadableError } from '../../relay/errors.ts'

/** Fast changes of the options make one picture, not one for each key. */
const REST_MS = 250

/* eslint-disable relay/unused-fields -- the hook answers with all of it, and nothing retains it in the store */
const query = graphql`
  query useExportPreviewQuery($input: CreateExportInput!, $page: Int!) {
    exportPreview(input: $input, page: $page) {
      pictureUrl
      text
      page
      pageCount
      shotCount
      frames
      estimatedBytes
      fileName
      warnings {
        reason
        params
        message
        shotId
      }
    }
  }
`
/* eslint-enable relay/unused-fields */

export type ExportPreview = NonNullable<useExportPreviewQuery['response']['exportPreview']>

type Asked = useExportPreviewQuery['variables']

/** Why there is no preview; `isFinal` when the export itself would be refused too. */
interface PreviewFailure extends ReadableError {
  readonly isFinal: boolean
}

interface Answer {
  readonly key: string
  /** The format it is of. */
  readonly field: string
  readonly preview: ExportPreview | null
  readonly failure: PreviewFailure | null
}

/** The preview can be busy while exports are made. */
const BUSY = 'EXPORT_PREVIEW_BUSY'

function failureOf(error: unknown): PreviewFailure {
  const read = readError(error)
  const reason = error instanceof GraphQLFailure ? error.errors[0]?.extensions?.reason : null
  const isRefused = read.code === 'INVALID_INPUT' || read.code === 'NOT_FOUND'
  return { ...read, isFinal: isRefused || (read.code === 'UNAVAILABLE' && reason !== BUSY) }
}

/**
 * What an export in a format would be, asked for when the options have rested for a moment; null asks for nothing.
 * While the next answer is under way, `preview` is the last one of this format and `isLoading` is true.
 */
export function useExportPreview(field: string, asked: Asked | null) {
  const environment = useRelayEnvironment()
  const key = asked === null ? null : JSON.stringify(asked)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (key === null) return
    let asking: { unsubscribe: () => void } | null = null
    const timer = setTimeout(() => {
      const variables = JSON.parse(key) as Asked
      asking = fetchQuery<useExportPreviewQuery>(environment, query, variables, {
        networkCacheConfig: { force: true },
      }).subscribe({
        next: ({ exportPreview }) => setAnswer({ key, field, preview: exportPreview ?? null, failure: null }),
        error: (error: unknown) => setAnswer({ key, field, preview: null, failure: failureOf(error) }),
      })
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      asking?.unsubscribe()
    }
  }, [environment, field, key])
  const isLoading = key !== null && answer?.key !== key
  const { preview = null, failure = null } = key === null || answer?.field !== field ? {} : answer
  return { preview, failure: isLoading ? null : failure, isLoading }
}
