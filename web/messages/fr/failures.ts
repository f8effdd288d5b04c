import type { FailureTexts } from '../failureTexts.ts'
import { boardFailuresFrench } from './failures/board.ts'
import { commentFailuresFrench } from './failures/comments.ts'
import { csvFailuresFrench } from './failures/csv.ts'
import { cutFailuresFrench } from './failures/cuts.ts'
import { deliveryFailuresFrench } from './failures/delivery.ts'
import { identityFailuresFrench } from './failures/identity.ts'
import { importFailuresFrench } from './failures/imports.ts'
import { mediaFailuresFrench } from './failures/media.ts'
import { productionFailuresFrench } from './failures/production.ts'
import { requestFailuresFrench } from './failures/requests.ts'

/** Every failure in French. */
export const failureTextsFrench: FailureTexts = {
  ...requestFailuresFrench,
  ...identityFailuresFrench,
  ...boardFailuresFrench,
  ...mediaFailuresFrench,
  ...productionFailuresFrench,
  ...commentFailuresFrench,
  ...csvFailuresFrench,
  ...importFailuresFrench,
  ...cutFailuresFrench,
  ...deliveryFailuresFrench,
}

/** Failures in French whose reason this client does not know, by code. */
export const failureCodeTextsFrench: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Connectez-vous pour continuer.',
  FORBIDDEN: 'Votre rôle ne le permet pas.',
  NOT_FOUND: 'Élément introuvable.',
  INVALID_INPUT: 'La saisie n’est pas valable.',
  CONFLICT: 'Cela a changé entre-temps. Rechargez la page et réessayez.',
  PLAN_LIMIT: 'L’offre de l’organisation ne le permet pas.',
  RATE_LIMITED: 'Trop de requêtes. Réessayez un peu plus tard.',
  TOO_COMPLEX: 'La demande est trop lourde.',
  UNAVAILABLE: 'Le service est momentanément indisponible. Réessayez.',
}
