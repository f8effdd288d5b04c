import { useEffect } from 'react'
import { commonMessages } from '../messages/common.ts'

/** Names the browser's tab '{page} | Framewright'. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = commonMessages.pageTitle(page)
  }, [page])
}
