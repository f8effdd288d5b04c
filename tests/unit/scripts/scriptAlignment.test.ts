import { describe, expect, it } from 'vitest'
import { planScript } from '../../../server/modules/board/screenplay.ts'
import { alignScripts, type AlignedLine, type AlignedScene } from '../../../server/modules/board/scriptAlignment.ts'

const align = (old: readonly string[], revised: readonly string[]) => {
  const scenesOf = (blocks: readonly string[]) =>
    planScript(`${blocks.join('\n\n')}\n`, { numerator: 24, denominator: 1 }).scenes
  return alignScripts(scenesOf(old), scenesOf(revised))
}

const outcomeOf = ({ before, after, isMoved, isRetexted, isDoubtful }: AlignedLine): string => {
  const text = (after ?? before)?.description || (after ?? before)?.dialogue || ''
  const kind = !before ? 'ADDED' : !after ? 'ORPHANED' : ''
  const flags = [kind, isRetexted ? 'RETEXTED' : '', isMoved ? 'MOVED' : '', isDoubtful ? 'doubtful' : '']
  return `${text}: ${flags.filter((flag) => flag !== '').join(' ') || 'UNCHANGED'}`
}

const sceneOf = ({ before, after, isMoved, isRenamed, isDoubtful }: AlignedScene): string => {
  const kind = !before ? 'ADDED' : !after ? 'ORPHANED' : ''
  const flags = [kind, isRenamed ? 'RENAMED' : '', isMoved ? 'MOVED' : '', isDoubtful ? 'doubtful' : '']
  return `${before?.number ?? '-'}>${after?.number ?? '-'} ${flags.filter((flag) => flag !== '').join(' ')}`.trim()
}

const HALL = 'The front door opens and Ada shakes the rain from her coat.'
const TABLE = 'A long table, set for eleven guests who never arrive.'
const SMALLER = 'A long table, set for seven guests who never arrive.'
const CLIFF = 'Gulls circle above the cliff while the tide comes in.'
const GRASS = 'Wind in the grass of the cliff.'
const BOAT = 'Tom pushes the rowing boat across the wet stones.'

describe('alignScripts', () => {
  it('finds every line of the same script unchanged, repeated ones too', () => {
    const script = ['INT. HALL - DAY', HALL, 'Beat.', TABLE, 'Beat.', 'Beat.', 'EXT. CLIFF - DAY', CLIFF, 'Beat.']
    const { scenes, lines } = align(script, script)
    expect(lines.map(outcomeOf).filter((outcome) => !outcome.endsWith(': UNCHANGED'))).toEqual([])
    expect(scenes.map(sceneOf)).toEqual(['1>1', '2>2'])
  })

  it('tells lines that are reworded, said otherwise, new and gone, each at its place', () => {
    const { lines } = align(
      ['INT. HALL - DAY', HALL, 'ADA\nHello?', TABLE, 'A clock strikes.', CLIFF],
      ['INT. HALL - DAY', HALL, 'ADA\nIs anybody here?', SMALLER, BOAT, CLIFF],
    )
    expect(lines.map(outcomeOf)).toEqual([
      `${HALL}: RETEXTED`, `${SMALLER}: RETEXTED`,
      'A clock strikes.: ORPHANED', `${BOAT}: ADDED`, `${CLIFF}: UNCHANGED`,
    ])
  })

  it('finds scenes that were moved, renamed, cut and added', () => {
    const { scenes, lines } = align(
      ['INT. HALL - DAY', HALL, 'EXT. CLIFF - DAY', CLIFF, 'INT. INN - NIGHT', TABLE, 'EXT. BEACH - DAWN', BOAT],
      ['INT. INN - NIGHT', TABLE, 'INT. HALL - NIGHT', HALL, 'INT. ATTIC', 'Dust.', 'EXT. BEACH - DAWN', BOAT],
    )
    expect(scenes.map(sceneOf)).toEqual(['2>- ORPHANED', '3>1 RENAMED', '1>2 RENAMED MOVED', '->3 ADDED', '4>4'])
    expect(lines.map(outcomeOf)).toEqual([
      `${TABLE}: UNCHANGED`, `${HALL}: UNCHANGED`, `${CLIFF}: ORPHANED`, 'Dust.: ADDED', `${BOAT}: UNCHANGED`,
    ])
  })

  it('finds a line of five words or more in another scene, and a shorter one nowhere', () => {
    const { lines } = align(
      ['INT. HALL - DAY', HALL, BOAT, 'A gull cries.', TABLE, 'EXT. CLIFF - DAY', CLIFF, GRASS],
      ['INT. HALL - DAY', HALL, TABLE, 'EXT. CLIFF - DAY', CLIFF, GRASS, 'A gull cries.', BOAT],
    )
    expect(lines.map(outcomeOf)).toEqual([
      `${HALL}: UNCHANGED`, 'A gull cries.: ORPHANED', `${TABLE}: UNCHANGED`, `${CLIFF}: UNCHANGED`,
      `${GRASS}: UNCHANGED`, 'A gull cries.: ADDED', `${BOAT}: MOVED`,
    ])
  })

  it('doubts a line if one that is left over is as much alike', () => {
    const { lines } = align(
      ['INT. HALL - DAY', HALL, 'Ada nods to Tom.', 'Ada nods to Ben.', TABLE],
      ['INT. HALL - DAY', HALL, 'Ada nods to Vi.', TABLE],
    )
    expect(lines.map(outcomeOf).filter((outcome) => outcome.includes('doubtful'))).toHaveLength(1)
    expect(lines.filter(({ after }) => after === null)).toHaveLength(1)
  })

  it('goes by the written numbers of a locked script, where scenes are hardly alike', () => {
    const rewritten = ['Ada writes a letter to the harbour master.', 'Nobody reads the letter.']
    const numbered = (number: string, heading: string, ...lines: string[]) => [`${heading} #${number}#`, ...lines]
    const old = [
      numbered('1', 'INT. HALL - DAY', HALL), numbered('2', 'EXT. CLIFF - DAY', CLIFF),
      numbered('3', 'INT. INN - NIGHT', TABLE), numbered('4', 'EXT. BEACH - DAWN', BOAT),
    ]
    const revised = [
      numbered('1', 'INT. HALL - DAY', HALL), numbered('2', 'EXT. CLIFF - DAY', ...rewritten),
      numbered('2A', 'EXT. CLIFF - NIGHT', 'Stars.'), numbered('3', '.OMITTED'),
      numbered('4', 'EXT. BEACH - DAWN', BOAT),
    ]
    const { scenes, lines } = align(old.flat(), revised.flat())
    expect(scenes.map(sceneOf)).toEqual(['1>1', '2>2', '->2A ADDED', '3>3 RENAMED', '4>4'])
    expect(lines.map(outcomeOf)).toContain(`${TABLE}: ORPHANED`)
  })

  it('compares scripts without spaces by their characters', () => {
    const { lines } = align(
      ['INT. 居間 - 夜', '雨が窓を叩いている。', '少年が古い鍵を拾う。'], ['INT. 居間 - 夜', '雨が静かに窓を叩いている。', '少年が古い鍵を拾う。'],
    )
    expect(lines.map(outcomeOf)).toEqual(['雨が静かに窓を叩いている。: RETEXTED', '少年が古い鍵を拾う。: UNCHANGED'])
  })

  it('holds all of a script that is too long to be compared, and finds its equal ends', () => {
    const long = (name: string) => Array.from({ length: 1_600 }, (_, index) => `Wave ${index} rolls in ${name}.`)
    const ends = ['INT. HALL - DAY', HALL]
    const { lines } = align([...ends, ...long('early'), TABLE], [...ends, ...long('late'), TABLE])
    expect(lines).toHaveLength(3_202)
    expect(lines.filter(({ before, after }) => before && after).map(outcomeOf)).toEqual([
      `${HALL}: UNCHANGED`, `${TABLE}: UNCHANGED`,
    ])
  })

  it('takes an empty side', () => {
    expect(alignScripts([], [])).toEqual({ scenes: [], lines: [] })
    expect(align(['INT. HALL - DAY'], ['INT. HALL - DAY', HALL]).lines.map(outcomeOf)).toEqual([`${HALL}: ADDED`])
  })
})
