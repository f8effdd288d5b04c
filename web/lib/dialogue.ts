/** What one person says, of a dialogue in the format of a Fountain script, without its marks. */
export interface Speech {
  /** Null for speech that goes on without a name. */
  readonly speaker: string | null
  /** How it is said, without parentheses. */
  readonly parenthetical: string | null
  readonly text: string
}

const EMPHASIS = /(?<![\\\w])(\*{1,3}|_)(?=\S)(.+?)(?<=[^\s\\])\1(?!\w)/g

/** A line without emphasis, notes and the backslashes that keep signs from being marks. */
function plain(line: string): string {
  let text = line.replace(/\[\[.*?\]\]/g, '').trim()
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(EMPHASIS, '$2')
  }
  return text.replace(/\\([*_@~^\\])/g, '$1')
}

const hasLetter = (line: string): boolean => line.toUpperCase() !== line.toLowerCase()

/** Whether a line is a speaker's name: in capitals but for an addition such as '(V.O.)', or marked by '@'. */
function isCue(line: string): boolean {
  const name = line.replace(/\(.*\)/, '')
  return line.startsWith('@') || (hasLetter(name) && name === name.toUpperCase() && !line.startsWith('('))
}

function speechOf(block: string): Speech {
  const lines = block.split('\n').filter((line) => line.trim() !== '')
  const [first = '', ...rest] = lines
  const isNamed = rest.length > 0 && isCue(first.trim())
  const spoken = isNamed ? rest : lines
  const inParentheses = spoken.filter((line) => /^\s*\(.*\)\s*$/.test(line))
  return {
    speaker: isNamed ? plain(first.trim().replace(/^@/, '').replace(/\s*\^$/, '')) : null,
    parenthetical: inParentheses.map((line) => plain(line).slice(1, -1)).join(', ') || null,
    text: spoken.filter((line) => !inParentheses.includes(line))
      .map((line) => plain(line.replace(/^\s*~/, ''))).join(' '),
  }
}

/** The speeches of a shot's dialogue in order; https://fountain.io/syntax describes its marks. */
export function speechesOf(dialogue: string): Speech[] {
  return dialogue.trim().split(/\n(?:[^\S\n]*\n)+/).map(speechOf)
    .filter(({ speaker, parenthetical, text }) => `${speaker ?? ''}${parenthetical ?? ''}${text}` !== '')
}

/** A dialogue in one line: 'ADA (softly) — You came back. / BEN — I did.' */
export function dialogueLine(dialogue: string): string {
  return speechesOf(dialogue).map(({ speaker, parenthetical, text }) => {
    const how = parenthetical === null ? null : `(${parenthetical})`
    const who = [speaker, how].filter((part) => part !== null).join(' ')
    return [who, text].filter((part) => part !== '').join(speaker === null ? ' ' : ' — ')
  }).join(' / ')
}
