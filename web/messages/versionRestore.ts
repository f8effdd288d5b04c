import { countOf, formatNumber } from './format.ts'

/** Bringing back versions of boards. */
export const versionRestoreMessages = {
  item: 'Bring back…',
  action: 'Bring back',
  title: (number: number) => `Bring back version ${number}?`,
  shotTitle: (position: number, number: number) => `Bring back shot ${position} of version ${number}?`,
  planning: 'Comparing with the storyboard...',
  planFailed: 'The comparison failed',
  same: 'The storyboard is as it was in this version.',
  sameShot: 'The shot is as it was in this version.',
  where: 'Where',
  places: { BOARD: 'Its storyboard', NEW: 'A new storyboard' },
  placeLines: {
    BOARD: 'The storyboard as it is now is saved as a version first.',
    TRASH: 'The storyboard comes out of the trash.',
    NEW: 'It gets copies of the shots. The storyboard of the version stays as it is.',
  },
  name: 'Name of the new storyboard',
  nameOf: (board: string, number: number) => `${board}, version ${number}`,
  parts: 'What comes back',
  partNames: {
    ORDER: 'Order, scenes and deleted shots',
    TEXTS: 'Names and texts',
    TIMING: 'Lengths',
    STATUS: 'Statuses',
    DRAWINGS: 'Drawings and views',
    IMAGES: 'Background images',
    SOUNDS: 'Sounds',
  },
  count: (count: number) => countOf(count, 'shot', 'shots'),
  differs: 'Differs',
  returning: (count: number) => countOf(count, 'deleted shot comes back', 'deleted shots come back'),
  newer: 'Move newer shots, views and scenes to the trash',
  newerLine: (count: number) =>
    (count === 0 ? 'This version has every shot of the storyboard.'
      : `${countOf(count, 'shot is', 'shots are')} newer than this version. Otherwise they stay.`),
  newerViews: 'Move newer views of the shot to the trash',
  problems: {
    STATUS_GONE: (name: string) => `The status ${name} does not exist any more; its shots get none.`,
    IMAGE_GONE: () => 'A background image does not exist any more; its view keeps the present one.',
    SOUND_GONE: (name: string) => `The sound of ${name} does not exist any more; the present one stays.`,
  },
  large: (count: number) =>
    `${countOf(count, 'drawing comes', 'drawings come')} back. That takes a while: you can close this and go on.`,
  progress: 'Drawings that are ready to come back',
  ready: (done: number, total: number) => `${formatNumber(done)} of ${countOf(total, 'drawing', 'drawings')} ready`,
  done: (number: number) => `Version ${number} is back`,
  shotDone: (position: number) => `Shot ${position} is back`,
  failed: 'Failed to bring back the version',
  undoing: 'Many drawings come back, which takes a while. You can go on meanwhile.',
  undone: 'The storyboard is as it was before',
  undoFailed: 'Failed to undo',
}
