import type { FailureTexts } from '../../failureTexts.ts'
import { formatNumber } from '../../format.ts'

/** Failures of projects, events, exports and webhooks. */
export const deliveryFailuresFrench = {
  // Projects, codes and paths.
  TEMPLATE_WITHOUT_PARTS: () => 'Choisissez au moins une partie',
  TEMPLATE_TOO_LARGE: ({ shots, tasks, megabytes }) =>
    `Un modèle contient au plus ${formatNumber(shots)} plans, ${formatNumber(tasks)} tâches et ` +
    `${formatNumber(megabytes)} Mo de texte`,
  TEMPLATES_AT_LIMIT: ({ most }) =>
    `Une organisation a au plus ${formatNumber(most)} modèles. Supprimez-en un d’abord.`,
  TEMPLATE_NAME_TAKEN: () => 'Un autre modèle de l’organisation porte ce nom',
  COLORS_AT_LIMIT: ({ most }) => `La palette d’un projet a au plus ${formatNumber(most)} couleurs`,
  COLOR_INVALID: () => 'La couleur s’écrit comme #e8a33d',
  PROJECT_RESET_UNDONE_ALREADY: () => 'Cette réinitialisation a déjà été annulée',
  PROJECT_RESET_LEFT_NOTHING: ({ days }) =>
    'Rien de ce que cette réinitialisation a retiré n’est encore dans la corbeille, où tout reste ' +
    `${formatNumber(days)} jours`,
  PROJECT_TOO_LARGE_TO_DUPLICATE: ({ shots, megabytes }) =>
    `Seul un projet de ${formatNumber(shots)} plans et de ${formatNumber(megabytes)} Mo de dessins au plus ` +
    'peut être dupliqué',
  PROJECT_IN_ORGANIZATION_ALREADY: () => 'Le projet appartient déjà à cette organisation',
  EXTERNAL_ID_TAKEN: ({ externalId, other }) => `L’identifiant externe « ${externalId} » appartient à ${other}`,
  CODE_TAKEN: ({ code }) => `Le code ${code} est pris ou a déjà servi`,
  PATH_INVALID: ({ example }) => `Un chemin se compose de codes, comme ${example}`,
  PROJECT_CODE_AMBIGUOUS: ({ code }) => `Plusieurs de vos organisations ont un projet ${code} : indiquez laquelle`,
  ARGUMENTS_NOT_ONE: ({ one, other }) => `Indiquez soit ${one}, soit ${other}`,
  // Events and deletions.
  EVENT_TYPE_UNKNOWN: ({ type, types }) =>
    `« ${type} » n’est pas un type d’événement. Utilisez l’un de ceux-ci : ${types}.`,
  EVENT_NOT_THERE_YET: ({ newest }) => `after dépasse l’événement le plus récent, le ${newest}`,
  DELETIONS_FORGOTTEN: ({ days }) =>
    `Ce qui a été supprimé est connu pendant ${formatNumber(days)} jours : relisez tout`,
  // Exports.
  EXPORTS_AT_LIMIT: ({ most }) =>
    `${formatNumber(most)} exports de ce projet sont en cours. Attendez que l’un d’eux soit terminé.`,
  EXPORTS_TOO_LARGE: ({ gigabytes }) =>
    `Les exports conservés de ce projet dépassent ${formatNumber(gigabytes)} Gio. Ils sont conservés 24 heures.`,
  EXPORT_DISK_FULL: () =>
    'Le disque du serveur est plein. Demandez à son administrateur de libérer de la place, puis exportez de nouveau.',
  EXPORT_SHOT_NOT_PAINTED: ({ shot, cause }) => `Le plan ${shot} n’a pas pu être dessiné : ${cause}`,
  EXPORT_CHOOSE_ONE: ({ names }) => `Donnez exactement un de ces champs : ${names}`,
  EXPORT_DATA_WHOLE: () =>
    'Les données d’un projet sont exportées en entier. N’indiquez pas de sélection.',
  EXPORT_SCOPE_OUT_OF_RANGE: ({ most }) => `Indiquez de 1 à ${formatNumber(most)} identifiants`,
  EXPORT_EMPTY: () => 'Il n’y a aucun plan à exporter',
  EXPORT_OPTION_OUT_OF_RANGE: ({ least, most }) =>
    `La valeur doit être comprise entre ${formatNumber(least)} et ${formatNumber(most)}`,
  EXPORT_OPTION_INVALID: () => 'Cette option n’accepte pas cette valeur',
  EXPORT_RATIO_FITTED: ({ shot, first }) =>
    `Le plan ${shot} n’a pas le format d’image de ${first}, que le fichier donne à tous. Son image est ajustée.`,
  EXPORT_TOO_MANY_PAGES: ({ pages, most }) =>
    `Cela ferait au moins ${formatNumber(pages)} pages, or un PDF en compte au plus ${formatNumber(most)}. ` +
    'Choisissez plus de colonnes ou moins de plans.',
  EXPORT_OPTION_NOT_EVEN: () => 'La valeur doit être paire',
  EXPORT_VIDEO_UNAVAILABLE: ({ package: name }) =>
    `Ce serveur ne peut pas écrire de vidéo : le paquet ${name} n’est pas installé. ` +
    'Demandez à son administrateur de l’installer.',
  EXPORT_ENCODER_MISSING: ({ encoder }) =>
    `Les encodeurs de ce serveur n’ont pas ${encoder}. Choisissez un autre codec.`,
  EXPORT_SOUND_BROKEN: ({ name }) =>
    `Le son « ${name} » est introuvable ou ne peut pas être lu jusqu’au bout. Il est muet à cet endroit.`,
  EXPORT_SOUND_LIMITED: () => 'Le son dépasse −1 dBFS par endroits. Il y a été limité.',
  EXPORT_CODEC_NOT_IN_CONTAINER: ({ codec, container }) => `${container} ne peut pas contenir ${codec}`,
  EXPORT_PICTURE_TOO_LARGE: ({ width, height }) =>
    `${formatNumber(width)} × ${formatNumber(height)} pixels dépassent 3840 × 2160. Choisissez une taille plus petite.`,
  EXPORT_VIDEO_TOO_LONG: ({ most }) =>
    `Une vidéo dure au plus ${formatNumber(most)} heures. Exportez une partie des storyboards.`,
  EXPORT_CHARACTERS_MISSING: ({ characters }) =>
    `Aucune police n’a les caractères « ${characters} ». Un carré les remplace.`,
  EXPORT_TOO_MANY_FILES: ({ files, most }) =>
    `Cela ferait ${formatNumber(files)} fichiers ; un export en compte au plus ${formatNumber(most)}`,
  EXPORT_PREVIEW_BUSY: () => 'L’aperçu prend trop de temps pour le moment. L’export lui-même reste possible.',
  EXPORT_ENDED: () => 'L’export est déjà terminé',
  EXPORT_IMAGE_MISSING: ({ shot }) =>
    `L’image d’arrière-plan du plan ${shot} est introuvable. Le plan est dessiné sans elle.`,
  EXPORT_VIEWS_LEFT_OUT: ({ shot }) =>
    `Le plan ${shot} a moins d’images que de vues. Ses dernières vues sont omises.`,
  EXPORT_NAME_INVALID: ({ example, part, fields }) =>
    `Un nom se compose d’éléments tels que ${example}. ${part} n’en est pas un : les champs sont ${fields}.`,
  EXPORT_NAME_WITHOUT_SHOT: ({ example }) => `Un nom doit contenir le plan ou l’ordre, par exemple ${example}`,
  EXPORT_NAME_TOO_LONG: ({ most }) => `Un modèle de nom compte au plus ${formatNumber(most)} caractères`,
  EXPORT_NAME_CHANGED: ({ wanted, written }) => `${wanted} a été écrit ${written}`,
  EXPORT_CAMERA_AS_NUMBERS: ({ shot }) =>
    `La caméra du plan ${shot} bouge : son image en montre le début, et le fichier a le mouvement en chiffres.`,
  EXPORT_WITHOUT_DROP_FRAME: () =>
    'Le timecode « drop frame » n’existe qu’à 29,97 et 59,94 i/s ; il n’est pas utilisé.',
  EXPORT_EDL_LONG: ({ board, events }) =>
    `${board} compte ${formatNumber(events)} événements. À partir de 1000, leurs numéros ont six chiffres ; ` +
    'CMX3600 en prévoit trois.',
  EXPORT_EDL_PAST_MIDNIGHT: ({ board }) => `${board} dépasse minuit : son timecode repart de 00:00:00:00`,
  EXPORT_RATE_NOT_IN_FINAL_CUT: ({ rate }) =>
    `Final Cut Pro n’a pas de projets à ${rate} i/s et peut refuser le fichier. Resolve le lit.`,
  EXPORT_SCRIPT_WITHOUT_NOTES: ({ script }) =>
    `Des notes changeraient la lecture de « ${script} ». Le scénario est écrit sans elles.`,
  EXPORT_CELL_LIKE_FORMULA: ({ line, column }) =>
    `Ligne ${formatNumber(line)} : ${column} commence comme une formule. ` +
    'Ouvrez le fichier dans Kitsu, pas dans un tableur.',
  EXPORT_ASSETS_ALIKE: ({ codes, type, name }) =>
    `Kitsu n’a qu’un asset d’un type et d’un nom. ${codes} sont tous ${type} ${name} : renommez-les.`,
  EXPORT_ONE_BOARD: () =>
    'Un fichier sans médias, ou un OTIOZ, contient un seul storyboard. Choisissez-en un, ou un ZIP avec les médias.',
  EXPORT_LOGO_MISSING: () => 'L’organisation n’a pas de logo, ou son fichier manque. Le logo est omis.',
  EXPORT_SOUND_MISSING: ({ name }) => `Le son ${name} est introuvable. Le fichier y renvoie sans le contenir.`,
  PRESETS_AT_LIMIT: ({ most }) => `Un projet a au plus ${formatNumber(most)} préréglages`,
  PRESET_OF_PRESET: () => 'Un préréglage se compose d’un format et de ses options, pas d’un autre préréglage',
  PRESET_NAME_TAKEN: () => 'Un préréglage de ce nom existe déjà',
  PRESET_NAME_TOO_LONG: ({ most }) => `Le nom compte au plus ${formatNumber(most)} caractères`,
  EXPORT_ADDRESS_NOT_SIGNED: () => 'L’adresse n’est pas signée',
  EXPORT_PROJECT_DELETED: () => 'Le projet a été supprimé',
  EXPORT_NOT_WRITTEN: () => 'Le fichier n’a pas pu être écrit. Exportez de nouveau le projet.',
  // Webhooks.
  WEBHOOKS_AT_LIMIT: ({ most }) =>
    `Cette organisation a ${formatNumber(most)} webhooks. Supprimez-en un d’abord.`,
  WEBHOOK_IS_OFF: () => 'Le webhook est désactivé. Activez-le d’abord.',
  DELIVERIES_NONE_FAILED: () => 'Aucun envoi n’a échoué',
  DELIVERIES_REQUIRED: ({ most }) => `Indiquez de 1 à ${formatNumber(most)} envois`,
  DELIVERY_PROJECT_LEFT: () => 'Le projet n’est plus dans l’organisation',
  DELIVERY_WEBHOOK_OFF: () => 'Le webhook a été désactivé',
  DELIVERIES_FAILING: () => 'Tous les envois ont échoué pendant une journée',
  FAILED_EARLIER: ({ message }) => message,
  // Receivers of webhooks.
  RECEIVER_ANSWERED: ({ status }) => `Réponse ${status}`,
  RECEIVER_REDIRECTED: ({ status }) => `Réponse ${status} : les redirections ne sont pas suivies`,
  RECEIVER_GONE: () => 'Le destinataire a répondu 410 Gone',
  RECEIVER_NOT_PUBLIC: () => 'Le nom d’hôte désigne aussi des adresses qui ne sont pas publiques',
  RECEIVER_WITHOUT_ADDRESS: () => 'Le nom d’hôte n’a pas d’adresse',
  RECEIVER_NOT_LOOKED_UP: () => 'L’adresse du nom d’hôte n’a pas pu être trouvée',
  RECEIVER_REFUSED_CONNECTION: () => 'La connexion a été refusée',
  RECEIVER_CLOSED_CONNECTION: () => 'La connexion a été fermée avant toute réponse',
  RECEIVER_NOT_CONNECTED: ({ error }) => `La connexion a échoué (${error})`,
  RECEIVER_CERTIFICATE_INVALID: ({ error }) => `Le certificat n’est pas valable (${error})`,
  RECEIVER_HEADERS_TOO_LARGE: () => 'Les en-têtes de la réponse sont trop volumineux',
  RECEIVER_TOO_SLOW: ({ seconds }) => `Aucune réponse en ${formatNumber(seconds)} secondes`,
} satisfies Partial<FailureTexts>
