import type { Label, Noun } from '../../__generated__/failureReasons.ts'
import type { FailureTexts } from '../../failureTexts.ts'
import { countOf, formatNumber } from '../../format.ts'

const LABEL_WORDS: Readonly<Record<Label, string>> = {
  Asset: 'L’asset', 'Asset Type': 'Asset Type', Comment: 'Le commentaire', Company: 'La société',
  Description: 'La description',
  Email: 'L’e-mail', 'External id': 'L’identifiant externe', Heading: 'L’intitulé', Image: 'L’image', Key: 'La clé',
  Label: 'Le libellé',
  Message: 'Le message', Name: 'Le nom', Note: 'La note', Notes: 'Les notes', 'Camera note': 'La note de caméra',
  Dialogue: 'Le dialogue', Number: 'Le numéro', Password: 'Le mot de passe', 'Preferred time': 'Le moment souhaité',
  'Project name': 'Le nom du projet',
  Query: 'La recherche', Search: 'La recherche', Subject: 'L’objet', Title: 'Le titre', Type: 'Le type',
  Value: 'La valeur',
}

const NOUN_WORDS: Readonly<Record<Noun, string>> = {
  Address: 'Adresse', Approval: 'Décision', Asset: 'Asset', Casting: 'Casting', Color: 'Couleur',
  Comment: 'Commentaire', Delivery: 'Envoi',
  Dependency: 'Dépendance', Export: 'Export', 'Frame template': 'Modèle de vignette',
  Image: 'Image', Import: 'Import', 'Import item': 'Élément de l’import', Invitation: 'Invitation', Member: 'Membre',
  Notification: 'Notification',
  'Choice of notifications': 'Choix des notifications', Organization: 'Organisation', Picture: 'Image',
  Playlist: 'Liste de lecture', 'Playlist item': 'Élément de la liste',
  Preset: 'Préréglage',
  Project: 'Projet', Reset: 'Réinitialisation', Review: 'Lien de révision',
  'Review session': 'Session de révision',
  Scene: 'Scène', Script: 'Scénario', Shot: 'Plan',
  Soundtrack: 'Bande-son', Status: 'Statut', Storyboard: 'Storyboard', Task: 'Tâche', Template: 'Modèle',
  Thread: 'Fil', Token: 'Jeton',
  Upload: 'Envoi de fichier', User: 'Personne', Version: 'Version', View: 'Vue', Voice: 'Voix', Webhook: 'Webhook',
}

const secondsOf = (count: number) => countOf(count, 'seconde', 'secondes')
const projectsOf = (count: number) => countOf(count, 'projet', 'projets')
const membersOf = (count: number) => countOf(count, 'membre', 'membres')
const viewersOf = (count: number) => countOf(count, 'lecteur', 'lecteurs')

/** Failures that every module has, and those of requests, texts and plans. */
export const requestFailuresFrench = {
  // Signing in, tokens, roles.
  SIGN_IN_REQUIRED: () => 'Connectez-vous d’abord',
  SESSION_ENDED: () => 'La session est terminée. Reconnectez-vous.',
  TOKEN_INVALID: () => 'Le jeton n’est pas valable ou a expiré. Reconnectez-vous.',
  ROLE_TOO_LOW: () => 'Votre rôle ne le permet pas',
  ADMIN_REQUIRED: () => 'Seuls un admin ou le propriétaire de l’organisation peuvent voir cela',
  TOKEN_SCOPE_MISSING: ({ scope }) => `Le jeton n’a pas le droit « ${scope} »`,
  TOKEN_NOT_ALLOWED: () => 'Un jeton d’API ne permet pas de faire cela',
  TOKEN_OF_ONE_PROJECT: () => 'Le jeton est limité à un projet',
  SERVICE_TOKEN_WITHOUT_ACCOUNT: () => 'Un jeton de service n’a pas de compte',
  // Objects and their versions.
  NOT_FOUND: ({ noun }) => `${NOUN_WORDS[noun]} introuvable`,
  VERSION_STALE: ({ noun, version, expected }) =>
    `Modifié entre-temps (${NOUN_WORDS[noun]}) : la version est ${version} et non ${expected}`,
  PROJECT_ARCHIVED: () => 'Ce projet est archivé et en lecture seule. Restaurez-le pour le modifier.',
  // Inputs.
  INPUT_INVALID: () => 'La saisie n’est pas valable',
  NOTHING_TO_CHANGE: ({ fields }) => `Indiquez ce qui doit changer : ${fields}`,
  ID_INVALID: ({ id }) => `« ${id} » n’est pas un identifiant`,
  ID_OF_OTHER_TYPE: ({ id, type }) => `« ${id} » n’est pas un identifiant du type ${type}`,
  PLACE_REQUIRED: () => 'Indiquez où : position, beforeId ou afterId',
  PLACE_BESIDE_ITSELF: ({ noun }) => `${NOUN_WORDS[noun]} : impossible à placer à côté de soi-même`,
  POSITION_TOO_SMALL: () => 'La position commence à 1',
  REPEATED: ({ other }) => `La même chose que ${other}`,
  ROWS_OUT_OF_RANGE: ({ most }) => `Indiquez de 1 à ${formatNumber(most)} éléments`,
  ROWS_OF_DIFFERENT_PROJECTS: () => 'Tous les éléments doivent être du même projet',
  CODE_INVALID: () => 'Le code compte 1 à 32 lettres, chiffres, « _ » ou « - »',
  FRAME_RATE_NOT_WHOLE: () => 'Une cadence se compose de nombres entiers',
  FRAME_RATE_DENOMINATOR: ({ most }) => `Le dénominateur d’une cadence va de 1 à ${most}`,
  FRAME_RATE_OUT_OF_RANGE: ({ least, most }) =>
    `Une cadence va de ${formatNumber(least)} à ${formatNumber(most)} images par seconde`,
  FIRST_FRAME_OUT_OF_RANGE: ({ most }) => `Le numéro de la première image va de 0 à ${formatNumber(most)}`,
  TIMECODE_INVALID: () => 'Un timecode a la forme 01:00:00:00 : heures, minutes, secondes, images',
  TIMECODE_OUT_OF_RANGE: ({ most }) =>
    `Un timecode compte au plus 23 heures, 59 minutes, 59 secondes et ${formatNumber(most)} images`,
  TIMECODE_WITHOUT_DROP_FRAME: () => 'Le timecode « drop-frame » (;) n’existe qu’à 29,97 et 59,94 i/s',
  TIMECODE_DROPPED: ({ timecode }) => `Le timecode « drop-frame » saute ${timecode}`,
  TEXT_REQUIRED: ({ label }) => `${LABEL_WORDS[label]} est obligatoire`,
  TEXT_TOO_LONG: ({ label, limit }) => `${LABEL_WORDS[label]} compte au plus ${formatNumber(limit)} caractères`,
  TEXT_NOT_ONE_LINE: ({ label }) => `${LABEL_WORDS[label]} doit tenir sur une ligne`,
  TEXT_WITH_CONTROL_CHARACTERS: ({ label }) =>
    `${LABEL_WORDS[label]} ne doit pas contenir de caractères de contrôle`,
  TEXT_NOT_UNICODE: ({ label }) => `${LABEL_WORDS[label]} doit être un texte Unicode valable`,
  TEXT_REVERSES: ({ label }) => `${LABEL_WORDS[label]} ne doit pas contenir de caractères qui inversent le texte`,
  EMAIL_INVALID: () => 'L’e-mail n’est pas valable',
  EMAIL_WITH_INVISIBLE_CHARACTERS: () => 'L’e-mail ne doit pas contenir de caractères invisibles',
  EMAIL_WITH_CHARACTER: ({ character }) => `L’e-mail ne doit pas contenir le caractère ${character}`,
  EMAIL_WITHOUT_DOMAIN: () => 'L’e-mail doit finir par un domaine, comme example.com',
  PASSWORD_TOO_SHORT: ({ least }) => `Le mot de passe doit compter au moins ${formatNumber(least)} caractères`,
  // Plans.
  PLAN_PROJECTS: ({ plan, limit }) => `L’offre ${plan} permet au plus ${projectsOf(limit)}.`,
  PLAN_MEMBERS: ({ plan, limit }) => `L’offre ${plan} permet au plus ${membersOf(limit)}.`,
  PLAN_VIEWERS: ({ plan, limit }) => `L’offre ${plan} permet au plus ${viewersOf(limit)}.`,
  PLAN_STORAGE: ({ plan, limit }) => `L’offre ${plan} permet au plus ${formatNumber(limit)} Go de stockage.`,
  PLAN_TOO_SMALL_FOR_PROJECTS: ({ plan, limit, used }) =>
    `L’offre ${plan} permet au plus ${projectsOf(limit)}. Il y en a ${formatNumber(used)}.`,
  PLAN_TOO_SMALL_FOR_MEMBERS: ({ plan, limit, used }) =>
    `L’offre ${plan} permet au plus ${membersOf(limit)}. Il y en a ${formatNumber(used)}, ` +
    'invitations en cours comprises.',
  PLAN_TOO_SMALL_FOR_VIEWERS: ({ plan, limit, used }) =>
    `L’offre ${plan} permet au plus ${viewersOf(limit)}. Il y en a ${formatNumber(used)}, ` +
    'invitations en cours comprises.',
  PLAN_TOO_SMALL_FOR_STORAGE: ({ plan, limit, used }) =>
    `L’offre ${plan} permet au plus ${formatNumber(limit)} Go de stockage. ${formatNumber(used)} Go sont utilisés.`,
  // Addresses of webhooks.
  ADDRESS_TOO_LONG: ({ most }) => `L’adresse compte au plus ${formatNumber(most)} caractères`,
  ADDRESS_NOT_HTTPS: () => 'L’adresse doit commencer par https://',
  ADDRESS_WITH_PASSWORD: () => 'L’adresse ne doit contenir ni nom ni mot de passe',
  ADDRESS_NOT_PUBLIC: () => 'L’adresse n’est pas publique',
  ADDRESS_PORT: () => 'Le port est 443, ou 1024 et plus',
  // Requests.
  CLIENT_ID_INVALID: ({ name }) => `${name} compte 1 à 64 lettres, chiffres, _ et -`,
  REQUEST_INVALID: () => 'La requête est illisible',
  REQUEST_TOO_LARGE: ({ most }) => `La requête dépasse ${formatNumber(most)} octets`,
  REQUEST_TOO_NESTED: () => 'La requête est trop imbriquée',
  CONTENT_TYPE_UNSUPPORTED: ({ type }) => `Envoyez la requête comme ${type}`,
  METHOD_UNSUPPORTED: ({ methods }) => `Cette adresse répond à ${methods}`,
  BODY_NOT_OBJECT: () => 'Envoyez un objet JSON',
  FIELD_REQUIRED: ({ field }) => `Champ obligatoire : ${field}`,
  FIELD_OF_OTHER_TYPE: ({ field, types }) => `${field} n’est pas du bon type ; attendu : ${types}`,
  FIELD_NOT_ONE_OF: ({ field, values }) => `${field} doit être une de ces valeurs : ${values}`,
  FIELD_TOO_MANY: ({ field, most }) => `${field} compte au plus ${formatNumber(most)} entrées`,
  FIELD_TOO_SMALL: ({ field, least }) => `${field} vaut au moins ${formatNumber(least)}`,
  FIELD_TOO_LARGE: ({ field, most }) => `${field} vaut au plus ${formatNumber(most)}`,
  FIELD_INVALID: ({ field }) => `${field} n’est pas valable`,
  FORM_CUT_OFF: () => 'Le formulaire n’est pas arrivé en entier',
  FORM_WITH_SEVERAL_FILES: () => 'Envoyez un seul fichier',
  FILE_UNREADABLE: () => 'Le fichier est illisible',
  FILE_TOO_LARGE: ({ most }) => `Le fichier dépasse ${formatNumber(most)} Mo`,
  FILE_BINARY: () => 'Le fichier est binaire et non du texte brut',
  XML_INVALID: ({ line }) => `Ligne ${line} : Le XML du fichier est mal formé. Exportez à nouveau le fichier.`,
  XML_WITH_ENTITIES: () => 'Le XML du fichier déclare des entités. Exportez-le sans DOCTYPE.',
  XML_WITH_MANY_ELEMENTS: ({ most }) => `Le XML du fichier compte plus de ${formatNumber(most)} éléments`,
  XML_UNREADABLE: () => 'Le XML du fichier est illisible. Exportez à nouveau le fichier.',
  FILE_ENCODING_UNKNOWN: ({ encodings }) => `L’encodage du fichier est inconnu. Indiquez-en un : ${encodings}`,
  PAGE_NEGATIVE: ({ argument }) => `${argument} ne doit pas être négatif`,
  PAGE_TOO_LARGE: ({ argument, most }) => `${argument} vaut au plus ${most}`,
  CURSOR_INVALID: () => 'Cette liste a changé. Rechargez la page.',
  ATTEMPTS_AT_LIMIT: ({ seconds }) => `Trop de tentatives. Réessayez dans ${secondsOf(seconds)}.`,
  ATTEMPTS_AT_LIMIT_FOR_MINUTES: ({ minutes }) =>
    `Trop de tentatives. Réessayez dans ${formatNumber(minutes)} minutes.`,
  RATE_AT_LIMIT: ({ most, seconds }) =>
    `Plus de ${formatNumber(most)} requêtes en une minute. Réessayez dans ${secondsOf(seconds)}.`,
  DATABASE_UNREACHABLE: () => 'La base de données ne répond pas à temps. Réessayez dans quelques secondes.',
  INTERNAL: () => 'Une erreur est survenue sur le serveur. Réessayez.',
  KEY_INVALID: ({ most }) => `Idempotency-Key compte 1 à ${formatNumber(most)} caractères visibles`,
  KEY_WITHOUT_TOKEN: () => 'Une Idempotency-Key appartient à un jeton : envoyez-en un',
  KEY_WITH_FILES: () => 'Une requête avec des fichiers ne prend pas d’Idempotency-Key',
  KEY_OF_OTHER_REQUEST: () => 'Cette Idempotency-Key a servi pour une autre requête',
  KEY_TAKEN_OVER: () => 'La même requête a été renvoyée et est en cours',
  KEY_IN_USE: () => 'La même requête est encore en cours. Renvoyez-la plus tard.',
  ANSWER_LOST: () => 'La requête a abouti, mais sa réponse s’est perdue : rechargez la page',
  ANSWER_WITH_SECRET: () => 'La requête a abouti. Sa réponse contenait un secret montré une seule fois',
  ANSWER_TOO_LONG: () => 'La requête a abouti. Sa réponse était trop longue pour être gardée',
  // Documents.
  DOCUMENT_INVALID: () => 'La saisie n’est pas valable',
  DOCUMENT_TOO_LARGE: ({ most }) => `Le document dépasse ${formatNumber(most)} octets`,
  DOCUMENT_WITH_MANY_TOKENS: ({ most }) => `Le document dépasse ${formatNumber(most)} jetons`,
  BRACKETS_TOO_DEEP: ({ most }) => `Les parenthèses s’imbriquent au plus ${formatNumber(most)} fois`,
  FIELDS_TOO_DEEP: ({ most, depth }) =>
    `Les champs s’imbriquent au plus ${formatNumber(most)} fois, et ceux-ci ${formatNumber(depth)} fois`,
  FIELD_REPEATED: ({ most, name }) =>
    `Un champ se demande au plus ${formatNumber(most)} fois au même endroit : ${name}`,
  FRAGMENT_IN_ITSELF: ({ name }) => `Un fragment ne peut pas se contenir lui-même : ${name}`,
  INTROSPECTION_TOO_DEEP: () => 'L’introspection est trop imbriquée',
  LIST_TOO_LONG: ({ most, count }) =>
    `Une liste envoyée compte au plus ${formatNumber(most)} éléments, et non ${formatNumber(count)}`,
  REQUEST_TOO_COSTLY: ({ cost, most }) =>
    `La requête coûte ${formatNumber(cost)}, pour ${formatNumber(most)} au plus. Demandez moins de lignes à la fois`,
  OPERATION_UNKNOWN: () => 'operationName doit nommer une opération du document',
  MUTATION_OVER_SOCKET: () => 'Envoyez les mutations par POST',
  SOCKET_AT_LIMIT: ({ most }) =>
    `Une connexion porte au plus ${formatNumber(most)} opérations ouvertes. Terminez-en, ou ouvrez-en une autre.`,
} satisfies Partial<FailureTexts>
