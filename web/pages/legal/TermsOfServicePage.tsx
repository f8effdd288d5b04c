import { termsOfService } from '../../messages/legal/termsOfService.ts'
import { LegalDocumentPage } from './LegalDocumentPage.tsx'

/** The rules of use. */
export function TermsOfServicePage() {
  return <LegalDocumentPage text={termsOfService} />
}
