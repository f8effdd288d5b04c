import type { legalMessages } from '../../legal/legalDocument.ts'

/** What stands around the texts of law. */
export const legalMessagesFrench: typeof legalMessages = {
  contents: 'Sur cette page',
  updated: (date) => `Dernière mise à jour : ${date}`,
}
