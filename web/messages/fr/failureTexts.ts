import type { failureTexts } from '../failureTexts.ts'
import { failureSentencesFrench } from './failureSentences.ts'
import { planFailureSentencesFrench } from './planFailureSentences.ts'
import { soundFailureSentencesFrench } from './soundFailureSentences.ts'

/** What the server says of failures. */
export const failureTextsFrench: typeof failureTexts = {
  sentences: { ...failureSentencesFrench, ...planFailureSentencesFrench, ...soundFailureSentencesFrench },
  words: {
    Name: 'nom', Description: 'description', Email: 'e-mail', Password: 'mot de passe', Key: 'clé', Value: 'valeur',
    Title: 'titre', Message: 'message', Type: 'type', Code: 'code', Company: 'société', Subject: 'objet',
    'Full name': 'nom complet', 'Project name': 'nom du projet', 'Asset Type': 'Asset Type',
    organization: 'organisation', status: 'statut', task: 'tâche', storyboard: 'storyboard', view: 'vue',
    webhook: 'webhook', project: 'projet', asset: 'asset', shot: 'plan', casting: 'casting', member: 'membre',
    'choice of notifications': 'choix des notifications', Notification: 'notification',
  },
  codes: {
    UNAUTHENTICATED: 'Connectez-vous pour continuer.',
    FORBIDDEN: 'Votre rôle ne le permet pas.',
    NOT_FOUND: 'Élément introuvable.',
    INVALID_INPUT: 'La saisie n’est pas valable.',
    CONFLICT: 'Cela a changé entre-temps. Rechargez la page et réessayez.',
    PLAN_LIMIT: 'L’offre de l’organisation ne le permet pas.',
    RATE_LIMITED: 'Trop de requêtes. Réessayez un peu plus tard.',
    TOO_COMPLEX: 'La demande est trop lourde.',
    UNAVAILABLE: 'Le service est momentanément indisponible. Réessayez.',
  },
  field: 'Cette valeur n’est pas valable.',
}
