import type { FailureTexts } from '../../failureTexts.ts'
import { formatNumber } from '../../format.ts'

/** Failures of assets, castings and tasks. */
export const productionFailuresFrench = {
  // Assets.
  ASSET_DEPENDS_ON_ITSELF: () => 'Un asset ne peut pas dépendre de lui-même',
  ASSETS_IN_DIFFERENT_PROJECTS: () => 'Les deux assets doivent être du même projet',
  ASSET_USES_ALREADY: ({ source, target }) => `${source} utilise déjà ${target}`,
  ASSET_OWNS_ALREADY: ({ source, target }) => `${source} possède déjà ${target}`,
  ASSET_OWNS_IN_CIRCLE: ({ first, last, chain }) =>
    `${last} ne peut pas posséder ${first}, car ${first} possède déjà ${last} : ${chain}`,
  METADATA_AT_LIMIT: ({ most }) => `Il y a au plus ${formatNumber(most)} métadonnées`,
  METADATA_KEY_REPEATED: ({ key }) => `La clé ${key} est donnée deux fois`,
  METADATA_NUMBER_INVALID: () => 'La valeur doit être un nombre',
  METADATA_BOOLEAN_INVALID: () => 'La valeur doit être true ou false',
  METADATA_DATE_INVALID: () => 'La valeur doit être un jour du calendrier, comme 2026-11-21',
  METADATA_URL_INVALID: () => 'La valeur doit être une adresse qui commence par http:// ou https://',
  // Castings.
  CASTING_OCCURRENCES_INVALID: ({ most }) =>
    `Un asset est de 0 à ${formatNumber(most)} fois dans un plan ; 0 l’en retire`,
  CASTINGS_IN_DIFFERENT_PROJECTS: () => 'Tout doit être du même projet',
  // Tasks.
  TASK_ASSIGNEES_AT_LIMIT: ({ most }) => `Une tâche est confiée à ${most} personnes au plus`,
  TASK_ASSIGNEE_NOT_MEMBER: () => 'La personne responsable de la tâche doit être un membre qui voit le projet',
  TASKS_IN_DIFFERENT_COLUMNS: () => 'Les tâches créées à une même place doivent avoir le même statut',
  TASK_SHOTS_AT_LIMIT: ({ most }) => `Une tâche concerne au plus ${formatNumber(most)} plans`,
  TASK_IN_SHOT_ALREADY: ({ shot }) => `La tâche concerne déjà ${shot}`,
  TASK_NOT_IN_SHOT: ({ shot }) => `La tâche ne concerne pas ${shot}`,
  TASK_DEPENDENCIES_AT_LIMIT: ({ most }) => `Une tâche attend au plus ${formatNumber(most)} autres tâches`,
  TASK_WAITS_FOR_ITSELF: () => 'Une tâche ne peut pas s’attendre elle-même',
  TASK_WAITS_ALREADY: ({ task, other }) => `${task} attend déjà ${other}`,
  TASK_DOES_NOT_WAIT: ({ task, other }) => `${task} n’attend pas ${other}`,
  TASK_WAITS_IN_CIRCLE: ({ first, last, chain }) =>
    `${last} ne peut pas attendre ${first}, car ${first} attend déjà ${last} : ${chain}`,
} satisfies Partial<FailureTexts>
