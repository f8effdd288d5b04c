import { useEffect } from 'react'
import { messages } from '../messages.ts'

/** Names the browser's tab '{page} | Framewright'. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = messages.common.pageTitle(page)
  }, [page])
}
