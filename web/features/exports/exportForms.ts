import { Braces, Clapperboard, FileText, Film, Images, Layers, PenLine, Scissors, Table2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { NewExport } from './exportChanges.ts'

/** The inputs of the formats by their fields, as the schema has them. */
type FormatInputs = NonNullable<NewExport['as']>
type Inputs = { [Field in Exclude<KeysOf<FormatInputs>, 'presetId'>]: InputOf<FormatInputs, Field> }
type KeysOf<Union> = Union extends unknown ? keyof Union : never
type InputOf<Union, Field extends PropertyKey> =
  Union extends { readonly [Key in Field]?: infer Input } ? Exclude<Input, null | undefined> : never

/** A format by its field in the schema. */
export type FormatField = keyof Inputs

/** What options are set to; those at their default are absent. */
export type OptionValues = Readonly<Record<string, unknown>>

interface OptionBase<Name extends string> {
  readonly name: Name
  /** Whether it stands under "More". */
  readonly isMore?: boolean
  readonly isShown?: (values: OptionValues) => boolean
}

/** One option as the dialog shows it; limits and defaults are those of the schema. */
export type OptionForm<Name extends string = string> = OptionBase<Name> & (
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly initial: string }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly initial: number }
  | { readonly kind: 'flag'; readonly initial: boolean }
  | { readonly kind: 'text'; readonly most: number; readonly initial: string }
  | { readonly kind: 'fields'; readonly values: readonly string[]; readonly initial: readonly string[] }
  | { readonly kind: 'size'; readonly initial: number }
  | { readonly kind: 'burnIns'; readonly values: readonly string[]; readonly initial: readonly never[] }
)

/** How a format is asked for. */
export interface FormatForm<Name extends string = string> {
  readonly icon: LucideIcon
  readonly group: 'watch' | 'print' | 'edit' | 'data'
  /** Of the whole project alone. */
  readonly isWhole?: boolean
  readonly options: readonly OptionForm<Name>[]
}

const choice = <Name extends string>(name: Name, values: readonly string[], more: Partial<OptionBase<Name>> = {}) =>
  ({ kind: 'choice', name, values, initial: values[0] ?? '', ...more }) as const

const number = <Name extends string>(
  name: Name, [least, initial, most]: readonly [number, number, number], more: Partial<OptionBase<Name>> = {},
) => ({ kind: 'number', name, least, most, initial, ...more }) as const

const flag = <Name extends string>(name: Name, initial: boolean, more: Partial<OptionBase<Name>> = {}) =>
  ({ kind: 'flag', name, initial, ...more }) as const

const text = <Name extends string>(name: Name, most: number, initial = '') =>
  ({ kind: 'text', name, most, initial, isMore: true }) as const

const MORE = { isMore: true } as const
const isSheet = ({ layout = 'SHEET' }: OptionValues) => layout === 'SHEET'

/** What cuts have in common. */
const CUT = [choice('media', ['ZIP', 'NONE']), choice('views', ['FIRST', 'CLIPS'])] as const
const CUT_MORE = [
  flag('areCommentsIncluded', false), text('clipName', 200), number('width', [16, 1920, 3840], MORE),
] as const
const CUT_SOUND = flag('isSoundIncluded', true)
const DROP_FRAME = flag('isDropFrame', false, MORE)

/** The formats in the order of the dialog. The type checker asks for each that the schema gets. */
export const FORMAT_FORMS: { readonly [Field in FormatField]: FormatForm<keyof Inputs[Field] & string> } = {
  video: {
    icon: Film, group: 'watch',
    options: [
      choice('container', ['MP4', 'MOV', 'WEBM']),
      { kind: 'size', name: 'width', initial: 1920 },
      choice('quality', ['REVIEW', 'DRAFT', 'MASTER']),
      {
        kind: 'burnIns', name: 'burnIns', initial: [],
        values: ['SHOT_CODE', 'TIMECODE', 'FRAME_NUMBER', 'BOARD_FRAME', 'DATE', 'TEXT', 'LOGO'],
      },
      choice('codec', ['AUTO', 'H264', 'PRORES_422_HQ', 'VP9'], MORE),
      choice('views', ['ALL', 'FIRST'], MORE), text('watermark', 40), number('slateFrames', [0, 0, 240], MORE),
      flag('isSoundtrackIncluded', true, MORE), flag('areVoicesIncluded', true, MORE), DROP_FRAME,
    ],
  },
  pdf: {
    icon: FileText, group: 'print',
    options: [
      choice('layout', ['SHEET', 'ONE_PER_PAGE', 'LIST']),
      choice('page', ['A4', 'A3', 'LETTER', 'LEGAL', 'TABLOID', 'SCREEN']),
      number('columns', [1, 3, 8], { isShown: isSheet }), number('rows', [1, 3, 8], { isShown: isSheet }),
      choice('orientation', ['LANDSCAPE', 'PORTRAIT']), choice('flow', ['ACROSS', 'DOWN'], { isShown: isSheet }),
      {
        kind: 'fields', name: 'fields',
        initial: ['CODE', 'TIMECODE', 'LENGTH', 'DESCRIPTION', 'DIALOGUE', 'CAMERA_NOTE', 'NOTES'],
        values: [
          'CODE', 'NAME', 'SCENE', 'LENGTH', 'TIMECODE', 'STATUS', 'DESCRIPTION', 'DIALOGUE', 'CAMERA_NOTE',
          'NOTES', 'ASSETS', 'VIEWS',
        ],
      },
      flag('isCoverIncluded', true), flag('isBrokenByScene', false),
      text('coverNote', 1000), text('header', 200), text('footer', 200, '{project} / {board} | {page}/{pages}'),
      text('watermark', 40), choice('views', ['FIRST', 'ALL'], MORE), number('margin', [5, 12, 50], MORE),
      number('resolution', [72, 200, 300], MORE), choice('hanForms', ['JA', 'KO', 'ZH_HANS', 'ZH_HANT'], MORE),
    ],
  },
  images: {
    icon: Images, group: 'print',
    options: [
      choice('kind', ['PNG', 'JPEG', 'WEBP']), choice('of', ['SHOTS', 'VIEWS', 'FRAMES']),
      number('width', [16, 1920, 7680]), text('nameTemplate', 200), flag('isManifestIncluded', true, MORE),
    ],
  },
  psd: {
    icon: Layers, group: 'print',
    options: [choice('of', ['VIEWS', 'SHOTS']), number('width', [16, 1920, 8000]), flag('isByAuthor', false)],
  },
  otio: {
    icon: Scissors, group: 'edit',
    options: [choice('media', ['ZIP', 'OTIOZ', 'NONE']), choice('views', ['FIRST', 'CLIPS']), CUT_SOUND, ...CUT_MORE],
  },
  edl: { icon: Scissors, group: 'edit', options: [...CUT, flag('isSoundIncluded', false), ...CUT_MORE, DROP_FRAME] },
  finalCut7: { icon: Scissors, group: 'edit', options: [...CUT, CUT_SOUND, ...CUT_MORE, DROP_FRAME] },
  fcpxml: { icon: Scissors, group: 'edit', options: [...CUT, CUT_SOUND, ...CUT_MORE, DROP_FRAME] },
  storyboarder: { icon: Clapperboard, group: 'edit', options: [flag('isSoundIncluded', true)] },
  fountain: { icon: PenLine, group: 'data', options: [flag('areNotesIncluded', true)] },
  csv: {
    icon: Table2, group: 'data',
    options: [choice('kind', ['SHOTS', 'ASSETS', 'CASTING']), flag('hasEpisodes', false)],
  },
  data: { icon: Braces, group: 'data', isWhole: true, options: [flag('includeCanvasData', true)] },
}

export const FORMAT_GROUPS = ['watch', 'print', 'edit', 'data'] as const

export const FORMAT_FIELDS = Object.keys(FORMAT_FORMS) as FormatField[]

export const isFormatField = (field: unknown): field is FormatField => FORMAT_FIELDS.includes(field as FormatField)

/** The field of a value of the enum `ExportFormat`: `FINAL_CUT_7` is `finalCut7`. */
export function fieldOfFormat(format: string): FormatField | null {
  const plain = format.replaceAll('_', '').toLowerCase()
  return FORMAT_FIELDS.find((field) => field.toLowerCase() === plain) ?? null
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The height of a video, which has one option with its width. */
const INITIAL_HEIGHT = 1080

/** The options of a preset or an export that differ from the defaults, of those that the dialog knows. */
export function changedOptions(field: FormatField, all: OptionValues): OptionValues {
  const initial = new Map<string, unknown>(FORMAT_FORMS[field].options.map((option) => [option.name, option.initial]))
  const isDefault = (name: string, value: unknown) =>
    isSame(initial.get(name), value) || (name === 'fields' && isSame(value, [])) ||
    (name === 'height' && value === INITIAL_HEIGHT)
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => !isDefault(name, value)))
}

/** The words of an option: those of the format first. */
export const wordsOf = <Words>(all: Readonly<Record<string, Words>>, field: FormatField, name: string) =>
  all[`${field}.${name}`] ?? all[name]
