import { timecodeOf } from '../../../../../drawing/film/timecode.ts'
import type { CsvColumn } from '../../csvText.ts'
import { writeCsv } from '../../csvText.ts'
import type { ReportItem, ReportNote, SessionReport } from '../sessionReport.ts'

export const PICTURE_FOLDER = 'pictures'

/** What a decision is called. */
export const DECISIONS = { APPROVED: 'Approved', CHANGES: 'Changes', HOLD: 'On hold' } as const

/** The timecode of a frame; empty for none. */
export const timecodeIn = ({ frame, rate }: Pick<ReportItem, 'frame' | 'rate'>): string =>
  frame === null ? '' : timecodeOf(frame, rate)

/** When a review was, in UTC: `2026-11-27, 10:00 – 10:42 UTC`. */
export function timesOf({ startedAt, endedAt }: SessionReport): string {
  const [day, from] = [startedAt.slice(0, 10), startedAt.slice(11, 16)]
  if (endedAt === null) return `${day}, from ${from} UTC`
  const to = endedAt.slice(0, 10) === day ? endedAt.slice(11, 16) : `${endedAt.slice(0, 10)}, ${endedAt.slice(11, 16)}`
  return `${day}, ${from} – ${to} UTC`
}

/** Which board an item plays, and how. */
export const boardOf = ({ boardName, version }: ReportItem): string =>
  [boardName, version === null ? '' : `version ${version}`].filter((text) => text !== '').join(', ')

/** What a note is called: its number, its place and whose it is. */
export const noteTitle = (note: ReportNote): string =>
  [`Note ${note.number}`, note.shotCode, timecodeIn(note), note.noteOf === '' ? '' : `for ${note.noteOf}`,
    note.isResolved ? 'resolved' : ''].filter((text) => text !== '').join(' · ')

const COLUMNS: readonly CsvColumn[] = [
  'Item', 'Title', 'Board', 'Version', 'Timecode', 'Decision', 'Decision note', 'Decided by', 'Note', 'Shot',
  'Note timecode', 'For', 'Text', 'Author', 'Replies', 'Resolved', 'Picture',
].map((name) => ({ name }))

const pictureOf = (file: string | undefined) => (file === undefined ? '' : `${PICTURE_FOLDER}/${file}`)

/** A row for each note, and one for each item without notes. */
export function reportCsv({ items }: SessionReport): string {
  const rows = items.flatMap((item, index) => {
    const first = [
      String(index + 1), item.title, item.boardName, item.version === null ? '' : String(item.version),
      timecodeIn(item), item.decision === null ? '' : DECISIONS[item.decision], item.decisionNote, item.decidedBy,
    ]
    if (item.notes.length === 0) return [[...first, '', '', '', '', '', '', '', '', pictureOf(item.picture?.file)]]
    return item.notes.map((note) => [
      ...first, String(note.number), note.shotCode, timecodeIn(note), note.noteOf, note.text, note.author,
      note.replies.map(({ author, text }) => `${author}: ${text}`).join('\n'), note.isResolved ? 'yes' : 'no',
      pictureOf(note.picture?.file),
    ])
  })
  return writeCsv(COLUMNS, rows)
}

/** A text of somebody as Markdown shows it, word for word. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]()<>#+\-.!|~&]/g, '\\$&').replace(/\n/g, '  \n')

const quoted = (text: string): string => plain(text).split('\n').map((line) => `> ${line}`).join('\n')

function noteLines(note: ReportNote): string[] {
  return [
    `### ${plain(noteTitle(note))}`,
    ...(note.picture ? [`![${note.picture.file}](${PICTURE_FOLDER}/${encodeURI(note.picture.file)})`] : []),
    ...(note.text === '' ? [] : [quoted(note.text)]),
    `${plain(note.author)}`,
    ...note.replies.map(({ author, text }) => `${quoted(text)}\n>\n> — ${plain(author)}`),
  ]
}

/** The report in Markdown. */
export function reportMarkdown(report: SessionReport): string {
  const head = [`# Review of ${plain(report.title)}`, timesOf(report), `There: ${plain(report.people.join(', '))}`]
  const items = report.items.flatMap((item, index) => {
    const decided = item.decision === null ? '' : ` — ${DECISIONS[item.decision]}`
    const by = item.decidedBy === '' ? '' : `Decided by ${item.decidedBy}`
    const facts = [boardOf(item), timecodeIn(item), by].filter((text) => text !== '')
    return [
      `## ${index + 1}. ${plain(item.title)}${decided}`,
      ...(facts.length === 0 ? [] : [plain(facts.join(' · '))]),
      ...(item.picture ? [`![${item.picture.file}](${PICTURE_FOLDER}/${encodeURI(item.picture.file)})`] : []),
      ...(item.decisionNote === '' ? [] : [quoted(item.decisionNote)]),
      ...item.notes.flatMap(noteLines),
    ]
  })
  return `${[...head, ...items].join('\n\n')}\n`
}
