import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CsvColumn, parseCsv, tableOf, withPlainBreaks, writeCsv,
} from '../../../server/modules/delivery/csvText.ts'
import { inFull } from '../../harness/full.ts'

const COLUMNS: readonly CsvColumn[] = [
  { name: 'Type', isRequired: true },
  { name: 'Name', isRequired: true },
  { name: 'Occurences', aliases: ['Occurrences'] },
]

const NAMES = COLUMNS.map(({ name }) => name)

const rowsOf = (text: string) => tableOf(parseCsv(text, COLUMNS), COLUMNS)
const read = (text: string) =>
  rowsOf(text).map(
    ({ line, problem, cell }) => [line, ...NAMES.map(cell), ...(problem ? [problem.message] : [])],
  )

describe('parseCsv and tableOf', () => {
  it.each([',', ';', '\t'])('guesses the delimiter %j by the names it knows', (delimiter) => {
    const rows = [['Type', 'Name', 'Occurences'], ['Prop', '"a;b\tc,d"', '2']]
    const text = rows.map((cells) => cells.join(delimiter)).join('\n')
    expect(read(text)).toEqual([[2, 'Prop', 'a;b\tc,d', '2']])
  })

  it('takes `sep=;` for a line that names the delimiter', () => {
    expect(read('sep=;\r\nType;Name\r\nProp;a,b\r\n')).toEqual([[3, 'Prop', 'a,b', null]])
    expect(read('\uFEFF"sep=\t"\nType\tName\nProp\ta;b')).toEqual([[3, 'Prop', 'a;b', null]])
    expect(() => rowsOf('sep=,\nType,Name\nProp,"a\n')).toThrow('Line 3: a quotation mark')
  })

  it('reads with and without a byte order mark, with every line break', () => {
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      for (const mark of ['', '\uFEFF']) {
        const text = mark + ['Type,Name', 'Prop,001', '', `Prop,"a${lineBreak}b"`, 'Prop,c'].join(lineBreak)
        expect(read(text)).toEqual([
          [2, 'Prop', '001', null],
          [4, 'Prop', 'a\nb', null],
          [6, 'Prop', 'c', null],
        ])
      }
    }
  })

  it('knows columns in any order and case, with blanks around, and by their other names', () => {
    expect(read(' NAME ,type,OCCURRENCES\nCrow,Prop,3')).toEqual([[2, 'Prop', 'Crow', '3']])
    expect(read('Name,Type,Occurences,\nCrow,Prop,3,\n')).toEqual([[2, 'Prop', 'Crow', '3']])
  })

  it('ignores unknown columns', () => {
    const rows = rowsOf(`Color,Name,${'x'.repeat(99)},Type,\nred,Crow,1,Prop,`)
    expect(rows.map(({ problem, cell }) => [cell('Type'), cell('Name'), problem])).toEqual([['Prop', 'Crow', null]])
  })

  it('tells rows of another length by themselves and leaves empty ones out', () => {
    expect(read('Type,Name\nProp\nProp,a,\nProp,a,b\n,\n\nProp,c')).toEqual([
      [2, 'Prop', '', null, 'The row has 1 cells, the first line has 2'],
      [3, 'Prop', 'a', null],
      [4, 'Prop', 'a', null, 'The row has 3 cells, the first line has 2'],
      [7, 'Prop', 'c', null],
    ])
  })

  it.each([
    ['', 'The file is empty'],
    ['\uFEFF \n', 'The file is empty'],
    ['Prop,Crow\n', 'The first line must name the columns. Missing: Type, Name'],
    ['Type,Name,Occurences,Occurrences\n', 'The column Occurences is there twice'],
    ['Type,Name\nProp,a\nProp,"b\nc\n', 'Line 3: a quotation mark is never closed or stands alone'],
    ['Type,Name\nProp,"a"b\n', 'Line 2: a quotation mark is never closed or stands alone'],
  ])('refuses %j', (text, sentence) => {
    expect(() => rowsOf(text)).toThrow(sentence)
  })

  it('reads many quotation marks and delimiters in no time', () => {
    for (const pattern of ['"', '""', '",', '"a"b', ';,\t', '"\n', '= [']) {
      const text = `Type,Name\nProp,${pattern.repeat(Math.floor(inFull(2_000_000, 500_000) / pattern.length))}`
      const startedAt = performance.now()
      try {
        rowsOf(text)
      } catch {
        // Refused is as good as read.
      }
      expect(performance.now() - startedAt, JSON.stringify(pattern)).toBeLessThan(inFull(5_000, 2_500))
    }
  })
})

const cell = fc.array(
  fc.oneof(fc.constantFrom("'", '=', '+', '-', '@', '"', ',', ';', '\t', '\n', '\r\n', '＝', '001', ' '), fc.string()),
  { maxLength: 5 },
).map((parts) => parts.join(''))

describe('writeCsv', () => {
  it('writes what is read back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell.map((text) => `${text}x`), cell, cell), { maxLength: 8 }), (rows) => {
        const back = read(writeCsv(COLUMNS, rows)).map(([, ...cells]) => cells)
        expect(back).toEqual(rows.map((row) => row.map((text) => withPlainBreaks(text).normalize('NFC'))))
      }),
      { numRuns: 2_000 },
    )
  })

  it('leaves no cell that begins like a formula', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const [, written = ''] = writeCsv([{ name: 'Name' }], [[text]]).split(/\r\n([\s\S]*)\r\n$/)
        expect(written.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
      }),
    )
  })
})
