import type { FailureTexts } from '../../failureTexts.ts'
import { countOf, formatNumber } from '../../format.ts'

/** Failures and warnings of cuts. Names of clips and files stay as the file has them. */
export const cutFailuresFrench = {
  // The file.
  CUT_UNKNOWN: () =>
    'Ce fichier n’est pas un montage. Exportez en OTIO, EDL (CMX3600), XML Final Cut Pro 7 ou FCPXML depuis le ' +
    'logiciel de montage.',
  CUT_TOO_LARGE: ({ most }) =>
    `Le montage dépasse ${formatNumber(most)} Mo de texte. Exportez une seule séquence, sans effets.`,
  CUT_TOO_LONG: ({ most }) =>
    `Le montage a plus de ${formatNumber(most)} clips, marqueurs et sons. Exportez-le en plusieurs parties.`,
  CUT_WITH_MANY_ELEMENTS: ({ most }) =>
    `Le fichier a plus de ${formatNumber(most)} éléments. Exportez une seule séquence, sans effets.`,
  CUT_TOO_NESTED: ({ most }) =>
    `Le fichier est imbriqué sur plus de ${formatNumber(most)} niveaux. Exportez-le de nouveau.`,
  CUT_DAMAGED: () => 'Le fichier est endommagé ou incomplet. Exportez-le de nouveau.',
  CUT_EMPTY: () => 'Aucune piste vidéo du fichier n’a de clips. Exportez une séquence avec des clips.',
  CUT_TRACK_MISSING: ({ track, tracks }) =>
    `La piste vidéo ${formatNumber(track)} n’a pas de clips. Choisissez-en une : ${tracks}.`,
  CUT_RATE_UNKNOWN: () =>
    'Le fichier ne donne pas de cadence de 1 à 240 images par seconde. Exportez-le de nouveau.',
  CUT_TIMECODE_INVALID: ({ line, timecode, rate }) =>
    `Ligne ${formatNumber(line)} : ${timecode} n’existe pas à ${rate} images par seconde. ` +
    'Choisissez la cadence de la liste.',
  CUT_TIMES_INVALID: () =>
    'Le fichier a des temps illisibles ou de plus d’une journée. Exportez-le de nouveau.',
  CUT_SOUNDTRACKS_SEVERAL: () => 'Un storyboard a une seule bande-son. Acceptez un seul des sons.',
  CUT_ZIP_WITHOUT_CUT: () => 'Le ZIP ne contient aucun fichier OTIO, EDL, XML Final Cut Pro 7 ou FCPXML.',
  CUT_ZIP_WITH_SEVERAL: ({ names }) =>
    `Le ZIP contient plusieurs montages : ${names}. Décompressez-le et importez l’un d’eux.`,
  // What is not read.
  CUT_OTHER_TRACKS: ({ track, count }) =>
    `Seule la piste vidéo ${formatNumber(track)} est lue, pas ` +
    `${countOf(count, 'autre piste', 'autres pistes')}.`,
  CUT_OTHER_SEQUENCES: ({ name }) => `Seule la séquence « ${name} » est lue, celle qui a le plus de clips.`,
  CUT_LANES_LEFT_OUT: ({ count }) =>
    `Seul le scénario principal est lu, pas ${countOf(count, 'clip connecté', 'clips connectés')}.`,
  CUT_GENERATOR_LEFT_OUT: ({ name }) => `« ${name} » est un titre ou un générateur et devient un blanc`,
  CUT_DISABLED_LEFT_OUT: ({ name }) => `« ${name} » est désactivé et devient un blanc`,
  CUT_DISSOLVES: ({ count }) =>
    countOf(
      count, 'transition est devenue une coupe en son milieu',
      'transitions sont devenues des coupes en leur milieu',
    ),
  CUT_DROP_FRAME_IGNORED: ({ rate }) =>
    `La liste indique un timecode drop frame, qui n’existe pas à ${rate} images par seconde. Elle a été lue sans.`,
  CUT_ENCODING_UNKNOWN: () =>
    'Le fichier n’est pas en UTF-8 et a été lu en Windows-1252. Vérifiez les noms avec des accents.',
  // Clips.
  CUT_CLIP_SPEED: ({ percent }) =>
    `Le clip est lu à ${formatNumber(percent)} % de sa vitesse. Sa durée dans le montage compte.`,
  CUT_CLIP_NESTED: () => 'Le clip est lui-même une séquence et compte pour un seul plan',
  CUT_CLIP_OVERLAPPED: ({ clip }) => `Le clip est raccourci : « ${clip} » en recouvre la fin`,
  CUT_RATE_CONVERTED: ({ from, to }) =>
    `Le montage est à ${from} images par seconde, le projet à ${to}. Les durées ont été converties.`,
  CUT_GAP_ADDED: ({ frames }) => `La durée comprend ${countOf(frames, 'image', 'images')} d’un blanc`,
  CUT_VOICE_EARLY: ({ frames }) =>
    `Le clip commence ${countOf(frames, 'image', 'images')} après le début du plan. Sa voix sera en avance.`,
  CUT_PROPOSED: ({ shot }) =>
    `Seules la durée et la place disent que c’est ${shot}. Choisissez le plan, ou un nouveau.`,
  CUT_FOUND_BY_MEDIA: ({ shot }) => `Seul le nom du fichier média dit que c’est ${shot}`,
} satisfies Partial<FailureTexts>
