import { formatNumber } from '../../format.ts'
import type { FailureTexts } from '../../failureTexts.ts'

/** Failures of pictures and sounds. */
export const mediaFailuresFrench = {
  IMAGE_TOO_LARGE_FOR_STARTER: () =>
    'Fichier trop volumineux. La taille maximale est de 10 Mo pour les comptes gratuits. Compressez votre ' +
    'image ou changez d’offre.',
  IMAGE_TOO_LARGE: () => 'Fichier trop volumineux. Compressez votre image avant de l’importer.',
  IMAGE_INVALID: () => 'Seules les images sont acceptées. Choisissez un fichier image valable.',
  IMAGE_KIND_UNSUPPORTED: ({ kind }) =>
    `Les images ${kind} ne sont pas prises en charge. Choisissez une image PNG, JPEG, WebP, GIF ou AVIF.`,
  PICTURE_CROP_OUTSIDE: () => 'left et top vont de 0 à 1, size de 0,05 à 1',
  IMAGE_DAMAGED: () => 'L’image est endommagée ou incomplète. Choisissez un fichier image valable.',
  IMAGE_WITH_MANY_PIXELS: ({ most }) =>
    `L’image a plus de ${formatNumber(most)} mégapixels. Réduisez-la avant de l’importer.`,
  UPLOAD_STALLED: () =>
    'L’importation a duré trop longtemps. Réessayez avec un fichier plus petit ou vérifiez votre connexion.',
  UPLOAD_CUT_OFF: () => 'L’image n’a pas pu être importée. Réessayez.',
  IMAGE_GONE: () => 'L’image n’est plus là. Importez-la de nouveau.',
  IMAGE_ADDRESS_INVALID: () => 'image doit être l’adresse d’une image de ce projet, ou null',
  IMAGE_WIDTH_INVALID: ({ widths }) => `width doit être une de ces valeurs : ${widths}`,
  VIEW_WITHOUT_IMAGE: () => 'La vue n’a pas d’image',
  MEDIA_ADDRESS_NOT_SIGNED: () => 'L’adresse n’est pas signée ou a expiré',
  PSD_INVALID: () => 'Le fichier n’est pas un fichier Photoshop. Choisissez un fichier .psd.',
  PSD_TOO_LARGE: ({ most }) =>
    `Le fichier Photoshop dépasse ${formatNumber(most)} Mo. Enregistrez-en une copie plus petite.`,
  PSD_LARGE_DOCUMENT: () =>
    'Les documents volumineux (.psb) ne s’importent pas. Enregistrez le fichier au format .psd.',
  PSD_COLOR_MODE: () =>
    'Le fichier Photoshop n’est pas en RVB. Dans Photoshop, choisissez Image > Mode > Couleurs RVB et enregistrez.',
  PSD_DEPTH: () =>
    'Le fichier Photoshop n’a pas 8 bits. Dans Photoshop, choisissez Image > Mode > 8 bits/couche et réenregistrez-le.',
  PSD_WITH_MANY_PIXELS: ({ most }) =>
    `Le fichier Photoshop ou l’un de ses calques dépasse ${formatNumber(most)} mégapixels. Réduisez-le.`,
  PSD_WITH_MANY_LAYERS: ({ most }) =>
    `Le fichier Photoshop a plus de ${formatNumber(most)} calques. Fusionnez-en et réenregistrez-le.`,
  PSD_COMPRESSION: () =>
    'Les calques du fichier Photoshop sont compressés en ZIP. Réenregistrez-le avec Photoshop.',
  PSD_DAMAGED: () => 'Le fichier Photoshop est abîmé ou incomplet. Réenregistrez-le.',
  PSD_EMPTY: () =>
    'Le fichier Photoshop n’a pas de calque avec une image. Enregistrez-le en PNG et prenez-le comme image.',
  PSD_TOO_SLOW: () =>
    'La lecture du fichier Photoshop dure trop longtemps. Fusionnez des calques et réenregistrez-le.',
  PSD_BUSY: () => 'D’autres fichiers Photoshop sont en cours de lecture. Réessayez dans une minute.',
  SOUND_TOO_LARGE: ({ most }) =>
    `Le son dépasse ${formatNumber(most)} Mo. Choisissez un fichier WAV, MP3, M4A ou Ogg plus petit.`,
  SOUND_INVALID: () => 'Seuls les sons sont acceptés ici. Choisissez un fichier WAV, MP3, M4A ou Ogg.',
  SOUND_KIND_UNSUPPORTED: ({ kind }) =>
    `Les sons ${kind} ne sont pas pris en charge. Choisissez un fichier WAV, MP3, M4A ou Ogg.`,
  SOUND_DAMAGED: () => 'Le son est endommagé ou incomplet. Choisissez un fichier WAV, MP3, M4A ou Ogg valable.',
  SOUND_TOO_LONG: ({ hours }) => `Le son dure plus de ${formatNumber(hours)} heures. Choisissez-en un plus court.`,
  SOUNDTRACK_OFFSET_INVALID: ({ most }) =>
    `Le début doit être compris entre -${formatNumber(most)} et ${formatNumber(most)} images`,
  SOUNDTRACK_VOLUME_INVALID: () => 'Le volume est un nombre compris entre 0 et 1',
} satisfies Partial<FailureTexts>
