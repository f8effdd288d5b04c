/** What may stand with a picture, and its words in the schema. */
export const SHEET_FIELDS = {
  CODE: 'The code of the shot.',
  NAME: 'Its name.',
  SCENE: 'The number and heading of its scene.',
  LENGTH: 'Its length as seconds and frames, and in frames: 2:03 (51 f).',
  TIMECODE: "Its first frame's timecode on the board.",
  STATUS: 'The name of its status.',
  DESCRIPTION: 'Its description.',
  DIALOGUE: 'Its dialogue.',
  CAMERA_NOTE: 'Its camera note.',
  NOTES: 'Its notes.',
  ASSETS: 'The names of the assets in its cast.',
  VIEWS: 'The names of its views.',
} as const

export type SheetField = keyof typeof SHEET_FIELDS
