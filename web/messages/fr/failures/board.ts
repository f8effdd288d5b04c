import { countOf, formatNumber } from '../../format.ts'
import type { FailureTexts } from '../../failureTexts.ts'

/** Failures of storyboards, shots, views, drawings, scripts and presence. */
export const boardFailuresFrench = {
  STORYBOARD_IS_LAST: () => 'Un projet garde au moins un storyboard',
  STATUS_NAME_TAKEN: ({ name }) => `Un statut s’appelle déjà « ${name} »`,
  STATUSES_AT_LIMIT: ({ most }) => `Un projet a au plus ${formatNumber(most)} statuts`,
  STATUS_COLOR_INVALID: () => 'La couleur s’écrit comme #e8a33d',
  SHOTS_ON_DIFFERENT_BOARDS: () => 'Les plans doivent tous être sur le même storyboard',
  VERSIONS_OF_DIFFERENT_BOARDS: () => 'Les versions doivent être du même storyboard',
  RESTORE_PARTS_REQUIRED: () => 'Choisissez au moins une partie à restaurer',
  RESTORE_INTO_OTHER_BOARD: () =>
    'Un autre storyboard reçoit des copies de plans complets : sans parts, putAwayNewer ni includesBoard',
  VERSION_SHARED: () =>
    'Un lien de révision montre cette version. Révoquez le lien avant de supprimer la version.',
  VERSION_ANSWERED: () => 'Cette version est approuvée, ou des changements en sont demandés : elle reste',
  SEAL_IN_PREPARATION: () => 'Le sceau de cette version est en préparation. Réessayez dans quelques secondes.',
  SEAL_DIFFERENT: () => 'Le sceau n’est pas celui de ces plans dans cette version. Rechargez la page.',
  VERSION_IN_PLAYLIST: () =>
    'Une liste de lecture lit cette version. Retirez-la de la liste avant de supprimer la version.',
  RESTORE_TOO_LARGE: ({ most, count }) =>
    `Plus de ${formatNumber(most)} dessins (ici ${formatNumber(count)}) reviennent par startVersionRestore` +
    ' : restaurez ainsi, ou laissez-les de côté.',
  RESTORE_UNDER_WAY: () => 'Une version de ce storyboard est en cours de restauration. Réessayez ensuite.',
  SCENES_ON_DIFFERENT_BOARDS: () => 'Les scènes doivent toutes être sur le même storyboard',
  SHOT_LENGTH_GIVEN_TWICE: () => 'Indiquez un nombre d’images ou une durée, pas les deux',
  SHOT_FRAMES_INVALID: () => 'Le nombre d’images est un entier, au moins 1',
  SHOT_DURATION_INVALID: () => 'Une durée est supérieure à 0 seconde',
  SHOT_TOO_LONG: ({ hours }) => `Un plan dure au plus ${formatNumber(hours)} heures`,
  SHOT_WITHOUT_VIEW: () => 'Un plan n’a pas de vue',
  VIEWS_AT_LIMIT: ({ most }) => `Un plan a au plus ${formatNumber(most)} vues`,
  VIEWS_OF_DIFFERENT_SHOTS: () => 'Les vues doivent toutes être du même plan',
  VIEW_IS_LAST: () => 'Un plan garde au moins une vue',
  DRAWING_STALE: ({ revision, expected }) =>
    `Le dessin a changé entre-temps : sa révision est ${revision} et non ${expected}`,
  CANVAS_DATA_INVALID: () => 'Le dessin envoyé n’est pas valable',
  OPERATIONS_REQUIRED: () => 'Envoyez au moins une opération',
  OPERATIONS_AT_LIMIT: ({ most }) => `Envoyez au plus ${formatNumber(most)} opérations à la fois`,
  OPERATION_ID_INVALID: ({ position }) => `Trait ${formatNumber(position)} : opId doit être un UUID`,
  OPERATION_TOO_LARGE: ({ position, most }) =>
    `Trait ${formatNumber(position)} : ses données dépassent ${formatNumber(most)} octets`,
  OPERATION_PAYLOAD_INVALID: ({ position }) => `Trait ${formatNumber(position)} : ses données ne sont pas en base64`,
  OPERATION_INVALID: ({ position }) => `Trait ${formatNumber(position)} : le dessin envoyé n’est pas valable`,
  BRUSH_TOO_LARGE: ({ most }) =>
    `Le rayon d’un crayon ou d’un pinceau doux est d’au plus ${formatNumber(most)} px`,
  LAYERS_AT_LIMIT: ({ most }) => `Un dessin a au plus ${formatNumber(most)} calques`,
  CAMERA_INVALID: () => 'Le mouvement de caméra envoyé n’est pas valable',
  FRAME_TEMPLATES_AT_LIMIT: ({ most }) => `Un projet a au plus ${formatNumber(most)} modèles de vignette`,
  FRAME_TEMPLATE_EMPTY: () => 'Rien n’y est dessiné',
  FRAME_TEMPLATE_TOO_LARGE: ({ most }) =>
    `Les traits d’un modèle de vignette prennent au plus ${formatNumber(most)} octets`,
  DEFAULT_TEMPLATE_TOO_LARGE: ({ most }) =>
    `Les traits d’un modèle par lequel les nouvelles vues commencent prennent au plus ${formatNumber(most)} octets`,
  LAYER_IMAGE_UNKNOWN: () =>
    'Aucun dessin du projet n’a cette image. Téléversez-la avec setLayerImage',
  LAYER_UNKNOWN: ({ layer }) => `Le dessin n’a pas de calque ${layer}`,
  LAYER_LOCKED: ({ layer }) => `Le calque ${layer} est verrouillé`,
  COPIED_ONTO_ITSELF: () => 'Un dessin ne peut pas être copié sur lui-même',
  COPIES_AT_LIMIT: ({ most }) => `Copiez vers ${formatNumber(most)} vues au plus à la fois`,
  COPIES_TOO_LARGE: ({ most }) =>
    `Les copies prennent plus de ${formatNumber(most)} Mo. Copiez vers moins de vues à la fois`,
  DRAWING_VERSION_OFF: () => 'Ce serveur n’enregistre pas encore les calques, les pinceaux et les mouvements de caméra',
  ARTISTS_TIME_INVALID: ({ most }) => `seconds va de 1 à ${formatNumber(most)}`,
  CURSOR_OUT_OF_RANGE: ({ most }) => `Le curseur doit se trouver entre ±${formatNumber(most)}`,
  PLAYBACK_FRAME_OUT_OF_RANGE: ({ most }) => `frame va de 0 à ${formatNumber(most)}`,
  PLAYBACK_SPEED_OUT_OF_RANGE: ({ most }) => `speed doit se trouver entre ±${formatNumber(most)}`,
  INK_WITHOUT_VIEW: () => 'Indiquez la vue dans laquelle on dessine',
  INK_START_OUT_OF_RANGE: ({ most }) => `from va de 0 à ${formatNumber(most)}`,
  INK_TOO_LARGE: ({ most }) => `Un morceau compte au plus ${formatNumber(most)} caractères`,
  INK_INVALID: () => 'Le trait envoyé n’est pas valable',
  INK_AT_LIMIT: ({ most }) => `Au plus ${formatNumber(most)} morceaux à la fois`,
  SCRIPT_TOO_LARGE: ({ most, bytes }) =>
    `Le scénario dépasse ${formatNumber(most)} Mo (il compte ${formatNumber(bytes)} octets).`,
  SCRIPT_BINARY: ({ line }) =>
    `Ligne ${line} : Le fichier est binaire et non un scénario en texte brut.`,
  SCRIPT_CHARACTER_INVALID: ({ line, character }) =>
    `Ligne ${line} : Le caractère U+${character} n’a pas sa place dans un scénario.`,
  SCRIPT_OF_OTHER_XML: () =>
    'Le fichier est du XML, mais pas un scénario Final Draft. Enregistrez le scénario en FDX, Fountain ou texte brut.',
  SCRIPT_EMPTY: () => 'Le scénario n’a ni intitulé de scène, ni action, ni dialogue.',
  SCRIPT_WITH_MANY_SCENES: ({ line, most }) =>
    `Ligne ${line} : Le scénario donne plus de ${formatNumber(most)} scènes.`,
  SCRIPT_WITH_MANY_SHOTS: ({ line, most }) =>
    `Ligne ${line} : Le scénario donne plus de ${formatNumber(most)} plans.`,
  SCRIPT_ACTION_TOO_LONG: ({ line, most }) =>
    `Ligne ${line} : Un paragraphe d’action dépasse ${formatNumber(most)} caractères.`,
  SCRIPT_DIALOGUE_TOO_LONG: ({ line, most }) =>
    `Ligne ${line} : Un dialogue dépasse ${formatNumber(most)} caractères.`,
  SCRIPT_HEADING_TOO_LONG: ({ line, most }) =>
    `Ligne ${line} : Un intitulé de scène dépasse ${formatNumber(most)} caractères.`,
  SCRIPT_TOO_LONG_TO_COMPARE: ({ most }) =>
    `Un scénario qui en révise un autre donne au plus ${formatNumber(most)} plans. ` +
    'Importez-le dans un nouveau storyboard.',
  SCRIPT_TEXT_KEPT: ({ shot }) =>
    `Le texte de ${shot} a été modifié depuis l’import. Il reste ; le scénario en a un autre.`,
  SCRIPT_LENGTH_ESTIMATED: ({ frames, estimate }) =>
    `La durée reste de ${formatNumber(frames)} images ; le nouveau texte est estimé à ${formatNumber(estimate)}.`,
  SCRIPT_UNCONFIRMED: ({ existing, added }) =>
    `Le storyboard a ${countOf(existing, 'plan', 'plans')} ; le scénario en ajouterait ${formatNumber(added)}. ` +
    'Confirmez l’ajout',
  IMPORT_ID_INVALID: () => 'importId doit être un UUID',
} satisfies Partial<FailureTexts>
