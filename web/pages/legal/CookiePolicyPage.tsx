import { cookiePolicy } from '../../messages/legal/cookiePolicy.ts'
import { LegalDocumentPage } from './LegalDocumentPage.tsx'

/** What is kept in the browser. */
export function CookiePolicyPage() {
  return <LegalDocumentPage text={cookiePolicy} />
}
