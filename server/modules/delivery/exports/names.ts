import { declareFailures, type Failure } from '../../../kernel/failure.ts'

/** What a template can name. `frame` is the number of a frame in its shot; only formats with a file a frame have it. */
export const NAME_FIELDS = ['project', 'board', 'scene', 'shot', 'name', 'view', 'order', 'frame'] as const

type NameField = (typeof NAME_FIELDS)[number]

/** The values of a template's fields; a field without a value gives nothing. */
export type NameValues = Readonly<Partial<Record<NameField, string | number>>>

/** Names of clips as Kitsu matches them (`\w+` between `_` and `-`). */
export const CLIP_NAME = '{project|word}_{board|word}-{shot|word}'

/** Names of picture files. */
export const PICTURE_NAME = '{order:04}_{shot}_{view}'

const MOST_TEMPLATE_CHARACTERS = 200

const nameFailures = declareFailures({
  EXPORT_NAME_INVALID: [
    'INVALID_INPUT', 'A name has parts such as {example}. {part} is none: the fields are {fields}.',
  ],
  EXPORT_NAME_WITHOUT_SHOT: ['INVALID_INPUT', 'A name needs the shot or the order, for example {example}'],
  EXPORT_NAME_TOO_LONG: ['INVALID_INPUT', 'A name template has at most {most, number} characters'],
})

/** Names that were changed. */
export const nameWarnings = declareFailures({
  EXPORT_NAME_CHANGED: ['CONFLICT', '{wanted} was written as {written}'],
})

/** `{shot}`, `{shot|word}`, `{order:04}`, `{order:04|word}`. */
const PART = /\{([^{}]*)\}/g
const PLACE = /^(\w+)(?::0(\d))?(\|word)?$/

const isField = (word: string | undefined): word is NameField => NAME_FIELDS.includes(word as NameField)

/** Why a text is no template of names; null when it is one. */
export function templateProblem(template: string): Failure | null {
  if (template.length > MOST_TEMPLATE_CHARACTERS) {
    return nameFailures.EXPORT_NAME_TOO_LONG({ most: MOST_TEMPLATE_CHARACTERS })
  }
  const parts = [...template.matchAll(PART)]
  const stray = /[{}]/.exec(template.replace(PART, ''))?.[0]
  const wrong = parts.find(([, inside = '']) => !isField(PLACE.exec(inside)?.[1]))?.[0] ?? stray
  if (wrong !== undefined) {
    return nameFailures.EXPORT_NAME_INVALID({ example: '{shot}', part: wrong, fields: NAME_FIELDS.join(', ') })
  }
  const named = parts.map(([, inside = '']) => PLACE.exec(inside)?.[1])
  const isDistinct = named.includes('shot') || named.includes('order')
  return isDistinct ? null : nameFailures.EXPORT_NAME_WITHOUT_SHOT({ example: PICTURE_NAME })
}

/** The name by a template; `isRaw` leaves the filters of its parts out. */
export function nameBy(template: string, values: NameValues, isRaw = false): string {
  const name = template.replace(PART, (part, inside: string) => {
    const [, field, width, word] = PLACE.exec(inside) ?? []
    if (!isField(field)) return part
    const text = String(values[field] ?? '').padStart(Number(width ?? 0), '0')
    return word !== undefined && !isRaw ? text.replace(/[^\p{L}\p{N}_]/gu, '_') : text
  })
  return name.normalize('NFC')
}

/** Names that differ in more than their case: one that was given before gets `_2`, `_3` and so on. */
export class UniqueNames {
  private readonly taken = new Set<string>()
  private readonly next = new Map<string, number>()

  /** The name, or the first numbered form that is free; `most` is its longest length in bytes of UTF-8. */
  take(name: string, most = Infinity): string {
    const key = name.toLowerCase()
    let number = this.next.get(key) ?? 1
    let free = name
    for (; this.taken.has(free.toLowerCase()); number += 1) {
      const suffix = `_${number + 1}`
      free = withinBytes(name, most - suffix.length) + suffix
    }
    this.next.set(key, number)
    this.taken.add(free.toLowerCase())
    return free
  }
}

// What Windows refuses in names of files, control characters and half characters.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[<>:"/\\|?*\u0000-\u001f\u007f-\u009f]|\p{Surrogate}/gu
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=$|\.)/i
const TRAILING = /[. ]+$/

/** Longest name of a file before its extension, in bytes of UTF-8. */
const MOST_FILE_BYTES = 120

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As much of a text as fits, cut between characters. */
function withinBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text
  let bytes = 0
  let kept = ''
  for (const { segment } of GRAPHEMES.segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > most) break
    kept += segment
  }
  return kept
}

/** A name that every file system takes, without an extension: NFC, at most 120 bytes, never empty. */
export function fileNameOf(name: string): string {
  const plain = name.normalize('NFC').replace(FORBIDDEN, '_')
  const whole = RESERVED.test(plain) ? `_${plain}` : plain
  return withinBytes(whole.trimStart(), MOST_FILE_BYTES).replace(TRAILING, '') || '_'
}

/** A file name with another extension; with its own for null. */
export const withExtension = (fileName: string, extension: string | null): string =>
  extension === null ? fileName : fileName.replace(/\.\w+$/, `.${extension}`)

/** File names of one folder: safe on every file system, unique without case. */
export class FileNames {
  private readonly ofExtension = new Map<string, UniqueNames>()

  /** The name of a file with its extension: `png`. */
  take(name: string, extension: string): string {
    const names = this.ofExtension.get(extension) ?? new UniqueNames()
    this.ofExtension.set(extension, names)
    return `${names.take(fileNameOf(name), MOST_FILE_BYTES)}.${extension}`
  }
}
