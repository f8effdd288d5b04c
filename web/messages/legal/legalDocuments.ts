import { shownLanguage } from '../language.ts'
import type { LegalDocument } from './legalDocument.ts'

const isFrench = () => shownLanguage() === 'fr'

/** The texts of law in the language shown, each loaded with its page. */
export const legalDocuments = {
  privacyPolicy: async (): Promise<LegalDocument> =>
    isFrench()
      ? (await import('../fr/legal/privacyPolicy.ts')).privacyPolicyFrench
      : (await import('./privacyPolicy.ts')).privacyPolicy,
  termsOfService: async (): Promise<LegalDocument> =>
    isFrench()
      ? (await import('../fr/legal/termsOfService.ts')).termsOfServiceFrench
      : (await import('./termsOfService.ts')).termsOfService,
  cookiePolicy: async (): Promise<LegalDocument> =>
    isFrench()
      ? (await import('../fr/legal/cookiePolicy.ts')).cookiePolicyFrench
      : (await import('./cookiePolicy.ts')).cookiePolicy,
}
