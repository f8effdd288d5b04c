import type { FailureTexts } from '../../failureTexts.ts'
import { countOf, formatNumber } from '../../format.ts'

/** Failures of CSV files. Columns and values stay as the file has them. */
export const csvFailuresFrench = {
  // The file.
  CSV_EMPTY: () => 'Le fichier est vide',
  CSV_QUOTE_UNBALANCED: ({ line }) => `Ligne ${line} : un guillemet n’est jamais fermé ou se trouve seul`,
  CSV_COLUMNS_AT_LIMIT: ({ most }) => `La première ligne nomme plus de ${formatNumber(most)} colonnes`,
  CSV_COLUMN_REPEATED: ({ column }) => `La colonne ${column} y est deux fois`,
  CSV_COLUMNS_MISSING: ({ columns }) => `La première ligne doit nommer les colonnes. Il manque : ${columns}`,
  CSV_KIND_UNKNOWN: ({ kinds }) =>
    `Les colonnes ne disent pas ce que contient le fichier. Choisissez parmi : ${kinds}`,
  CSV_COLUMNS_IGNORED: ({ count, columns }) =>
    `${countOf(count, 'colonne n’est pas lue', 'colonnes ne sont pas lues')} : ${columns}`,
  CSV_ROWS_AT_LIMIT: ({ count, most }) =>
    `Le fichier a ${formatNumber(count)} lignes ; ${formatNumber(most)} au plus sont prises à la fois`,
  CSV_ROWS_REFUSED: ({ count }) =>
    `Rien n’a été importé : ${countOf(count, 'ligne ne peut pas être prise', 'lignes ne peuvent pas être prises')}`,
  CSV_ASSIGNEE_LEFT: ({ title }) =>
    `Rien n’a été importé : la personne responsable de « ${title} » vient de quitter l’organisation`,
  // Any row.
  CSV_CELLS_UNEQUAL: ({ cells, expected }) =>
    `La ligne a ${countOf(cells, 'cellule', 'cellules')}, la première en a ${formatNumber(expected)}`,
  CSV_NUMBER_INVALID: ({ column }) => `${column} doit être un nombre entier`,
  CSV_VALUE_UNKNOWN: ({ column, value, values }) => `${column} « ${value} » n’est aucune de ces valeurs : ${values}`,
  CSV_CODE_INVALID: ({ column, value }) =>
    `${column} « ${value} » doit compter 1 à 32 lettres, chiffres, « _ » ou « - »`,
  // Shots.
  CSV_BOARD_REQUIRED: () => 'Sequence est obligatoire : le code d’un storyboard',
  CSV_SHOT_REQUIRED: () => 'Name est obligatoire : le code du plan',
  CSV_SHOT_REPEATED: ({ line }) => `Le même plan qu’à la ligne ${line}`,
  CSV_BOARD_CODE_USED: ({ code }) => `Il y a déjà eu un storyboard ${code} ; son code n’est pas redonné`,
  CSV_SHOT_CODE_USED: ({ code }) => `Il y a déjà eu un plan ${code} ; son code n’est pas redonné`,
  CSV_BOARDS_AT_LIMIT: ({ most }) => `Un fichier crée au plus ${formatNumber(most)} storyboards`,
  CSV_STATUS_UNKNOWN: ({ status, statuses }) => `Il n’y a pas de statut « ${status} » ; le projet a : ${statuses}`,
  CSV_PROJECT_WITHOUT_STATUSES: ({ status }) => `Il n’y a pas de statut « ${status} » ; le projet n’en a aucun`,
  CSV_FRAME_RATE_DIFFERENT: ({ value, rate }) =>
    `FPS vaut ${value}, mais le projet est à ${formatNumber(rate)} images par seconde`,
  CSV_FRAMES_MISSING: () => 'Indiquez Nb Frames, ou Frame In et Frame Out',
  CSV_FRAMES_REVERSED: () => 'Frame Out précède Frame In',
  CSV_FRAMES_CONTRADICTORY: ({ frames, length }) =>
    `Nb Frames vaut ${formatNumber(frames)}, mais de Frame In à Frame Out il y en a ${formatNumber(length)}`,
  // Assets and castings.
  CSV_TYPE_REQUIRED: ({ column, types }) => `Champ obligatoire : ${column}. Les types sont : ${types}`,
  CSV_TYPE_UNKNOWN: ({ value, types }) => `Il n’y a pas de type « ${value} » ; les types sont : ${types}`,
  CSV_TYPE_OTHER: ({ value }) => `Il n’y a pas de type « ${value} » ; l’asset est du type Other`,
  CSV_EPISODE_IGNORED: ({ episode }) =>
    `Il n’y a pas d’épisodes : la distribution de « ${episode} » est laissée de côté`,
  CSV_OCCURRENCES_NOT_KEPT: ({ occurrences }) =>
    `Le nombre d’occurrences d’un asset dans un autre n’est pas conservé : ${formatNumber(occurrences)}`,
  CSV_LABEL_NOT_KEPT: ({ text }) => `Le libellé d’un asset dans un autre n’est pas conservé : ${text}`,
  CSV_ASSET_UNKNOWN: ({ name, type }) => `Il n’y a pas d’asset « ${name} » du type ${type}`,
  CSV_ASSET_AMBIGUOUS: ({ name, type }) => `Plusieurs assets du type ${type} s’appellent « ${name} » ; donnez le code`,
  CSV_BOARD_UNKNOWN: ({ board }) => `Il n’y a pas de storyboard « ${board} »`,
  CSV_SHOT_UNKNOWN: ({ board, shot }) => `Le storyboard ${board} n’a pas de plan « ${shot} »`,
  CSV_CASTING_REPEATED: ({ line }) => `Le même plan et le même asset qu’à la ligne ${line}`,
  // Tasks.
  CSV_DATE_INVALID: ({ column, value }) => `${column} « ${value} » doit être un jour du calendrier : 2026-11-21`,
  CSV_ASSIGNEE_AMBIGUOUS: ({ name }) => `Assignees : plusieurs personnes ont le nom ${name}`,
  CSV_ASSIGNEE_ADDRESS_UNKNOWN: ({ address }) => `Assignees : personne dans l’organisation n’a l’adresse ${address}`,
  CSV_ASSIGNEE_NAME_UNKNOWN: ({ name }) => `Assignees : personne dans l’organisation n’a le nom ${name}`,
  CSV_SHOT_PATH_UNKNOWN: ({ path }) => `Shots : il n’y a pas de plan ${path} ; écrivez-les comme MAIN/SH0010`,
  CSV_TASK_UNKNOWN: ({ title }) => `Depends on : il n’y a pas de tâche « ${title} »`,
  CSV_TASK_AMBIGUOUS: ({ title }) =>
    `Depends on : plusieurs tâches s’appellent « ${title} » ; écrivez « ${title} [2] »`,
  CSV_LINKS_AT_LIMIT: ({ most }) =>
    `Un fichier change au plus ${formatNumber(most)} liens avec des plans et d’autres tâches`,
} satisfies Partial<FailureTexts>
