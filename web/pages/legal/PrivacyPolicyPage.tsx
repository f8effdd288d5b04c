import { privacyPolicy } from '../../messages/legal/privacyPolicy.ts'
import { LegalDocumentPage } from './LegalDocumentPage.tsx'

/** What is kept of people. */
export function PrivacyPolicyPage() {
  return <LegalDocumentPage text={privacyPolicy} />
}
