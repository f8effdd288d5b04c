import { describe, expect, it } from 'vitest'
import { planFrames, planScript } from '../../../server/modules/board/screenplay.ts'
import { ScriptError } from '../../../server/modules/board/scriptText.ts'

const FILM = { numerator: 24, denominator: 1 }

function plan(...lines: string[]) {
  return planScript(lines.join('\n'), FILM)
}

function shotsOf(...lines: string[]) {
  return plan(...lines).scenes.flatMap((scene) => scene.shots)
}

function refusalOf(...lines: string[]): ScriptError {
  try {
    plan(...lines)
  } catch (error) {
    if (error instanceof ScriptError) return error
  }
  throw new Error('the script was not refused')
}

describe('scenes', () => {
  it('makes one per scene heading, numbered as written or counted', () => {
    const { scenes } = plan(
      'INT. KITCHEN - DAY #1A#', '', 'Steam.', '', '.ON THE MARSH', '', 'Wind.', '', 'int./ext. car - night', '',
    )
    expect(scenes.map(({ number, heading, line }) => [number, heading, line])).toEqual([
      ['1A', 'INT. KITCHEN - DAY', 1],
      ['2', 'ON THE MARSH', 5],
      ['3', 'int./ext. car - night', 9],
    ])
    expect(scenes.map((scene) => scene.shots.length)).toEqual([1, 1, 0])
  })

  it('puts what comes before the first heading into a scene 0 named after the script', () => {
    const { title, authors, scenes } = plan(
      'Title: _**Low Water**_', 'Author: A. Writer', '', 'FADE IN:', '', 'Waves.', '', 'EXT. SEA - DAY',
    )
    expect({ title, authors }).toEqual({ title: 'Low Water', authors: 'A. Writer' })
    expect(scenes[0]).toMatchObject({ number: '0', heading: 'Low Water', line: 6 })
    expect(plan('Rain.').scenes[0]?.heading).toBe('Untitled scene')
    const page = plan('Title:', '   _**BRICK**_', '   STEEL', 'Authors:', '   *Stu*', '   Ada', 'Contact: x', '', 'X')
    expect(page).toMatchObject({ title: 'BRICK STEEL', authors: 'Stu, Ada' })
  })

  it('reads a heading with a note, section or synopsis directly under it', () => {
    const result = plan(
      '# Act 1', '= What happens', 'INT. HALL - DAY', '= He comes back', '[[cut?]]', '', '## Two', '### A',
    )
    expect(result.scenes.map((scene) => scene.heading)).toEqual(['INT. HALL - DAY'])
    expect(result.skipped).toMatchObject({ notes: 1, sections: 3, synopses: 2 })
    expect(result.shotCount).toBe(0)
  })

  it('reads a heading in capitals without a blank line under it, and no other', () => {
    const { scenes } = plan('INT. HALL (1944) - DAY', 'He runs.', 'And runs.', '', 'EXT. SEA', 'ADA', 'Stop!')
    expect(scenes.map(({ heading, shots }) => [heading, shots[0]?.description, shots[0]?.dialogue])).toEqual([
      ['INT. HALL (1944) - DAY', 'He runs.\nAnd runs.', ''], ['EXT. SEA', '', 'ADA\nStop!'],
    ])
    expect(shotsOf('Int. hall - day', 'He runs.')[0]?.description).toBe('Int. hall - day\nHe runs.')
    expect(shotsOf('.45 in hand,', 'he runs.')[0]?.description).toBe('.45 in hand,\nhe runs.')
  })

  it('takes a heading for action when an exclamation mark says so', () => {
    expect(shotsOf('!INT. HALL - DAY')[0]?.description).toBe('INT. HALL - DAY')
    expect(shotsOf('...waiting')[0]?.description).toBe('...waiting')
  })
})

describe('action', () => {
  it('keeps the paragraph as written: lines, spaces, indentation among its lines', () => {
    const [shot] = shotsOf('INT. A - DAY', '', '\tA  gorgeous day.', '\t\tSecond_line  ', 'third')
    expect(shot).toMatchObject({ line: 3, description: '    A  gorgeous day.\n        Second_line\nthird' })
  })

  it('counts lines in the original, whatever the line breaks, blank lines and boneyard before', () => {
    const text = '\ufeffINT. A - DAY\r\n\r\n/* one\r\n\r\ntwo */\r\n\r\nHere.\r\rThere /* x\n y */ again.\n\nEnd.'
    const { scenes, skipped } = planScript(text, FILM)
    expect(scenes[0]?.shots.map((shot) => [shot.line, shot.description])).toEqual([
      [7, 'Here.'], [9, 'There again.'], [12, 'End.'],
    ])
    expect(skipped.boneyard).toBe(2)
  })

  it('makes a shot of centered text without counting it as a paragraph', () => {
    const result = plan('INT. A - DAY', '', '> THE <', '>END<')
    expect(result).toMatchObject({ shotCount: 1, actionCount: 0, centeredCount: 1 })
    expect(result.scenes[0]?.shots[0]?.description).toBe('THE\nEND')
  })

  it('counts transitions, and leaves them out of descriptions', () => {
    const { scenes, skipped } = plan(
      '**FADE IN:**', '', 'INT. A - DAY', '', '> SLOW FADE', '', 'Door.', '', 'BOB', 'Hi.', '', '*CUT TO:*',
    )
    expect(scenes).toMatchObject([{ shots: [{ description: 'Door.', dialogue: 'BOB\nHi.' }] }])
    expect(skipped.transitions).toBe(3)
    expect(shotsOf('He walks over TO:')[0]?.description).toBe('He walks over TO:')
  })

  it('leaves out and counts notes, also those of several lines', () => {
    const result = plan('A [[small]] step.', '', '[[This spans', '  ', 'lines.]]', '', 'Open [[ stays.', '', ']] too')
    expect(result.scenes[0]?.shots.map((shot) => shot.description)).toEqual(['A step.', 'Open [[ stays.', ']] too'])
    expect(result.skipped.notes).toBe(2)
  })

  it('does not take the wrapped line of a paragraph for a section', () => {
    expect(shotsOf('He dials', '#1 and waits.')[0]?.description).toBe('He dials\n#1 and waits.')
    expect(plan('He leaves.', '# ACT TWO').skipped.sections).toBe(1)
  })
})

describe('emphasis', () => {
  it.each([
    ['*one* **two** ***three*** _four_', 'one two three four'],
    ['_**both**_ and ***both** one*', 'both and both one'],
    ['**bold *and italic***', 'bold and italic'],
    ['\\*not this\\* but *this*', '*not this* but this'],
    ['\\_neither\\_', '_neither_'],
    ['He dials *69 and then *23.', 'He dials *69 and then *23.'],
    ['2 * 3 * 4, plate_01_v002.exr, ****', '2 * 3 * 4, plate_01_v002.exr, ****'],
    ['*not over\nlines*', '*not over\nlines*'],
  ])('of %j is removed', (written, text) => {
    expect(shotsOf(written)[0]?.description).toBe(text)
  })

  it('is removed from headings, names, parentheticals and speech', () => {
    const { scenes } = plan('**INT. _HALL_ - DAY #1#**', '', '*ADA*', '_(low)_', 'I **never** did.', '~_la la_')
    expect(scenes).toMatchObject([
      { number: '1', heading: 'INT. HALL - DAY', shots: [{ dialogue: 'ADA\n(low)\nI never did.\n~la la' }] },
    ])
  })
})

describe('dialogue', () => {
  it('belongs to the shot before it', () => {
    const [shot, ...others] = shotsOf(
      'INT. A - DAY', '', 'Two at a table.', '', '\t\tADA (O.S.)', '\t(low)', '\tYou came.', '~ A song', '',
      '@McCrae', 'I did.', '  ', 'Twice.',
    )
    expect(shot?.dialogue).toBe('ADA (O.S.)\n(low)\nYou came.\n~ A song\n\nMcCrae\nI did.\n\nTwice.')
    expect(others).toEqual([])
  })

  it('alone makes a scene and shots', () => {
    expect(plan('Title: Radio', '', 'ADA', 'Yes.', '', 'TOM ^', 'No.').scenes).toMatchObject([
      { number: '0', heading: 'Radio', shots: [{ description: '', dialogue: 'ADA ^\nYes.\n\nTOM ^\nNo.' }] },
    ])
  })

  it('makes a shot where the scene has none', () => {
    expect(shotsOf('INT. A - DAY', '', 'Rain.', '', 'INT. B - DAY', '', 'ADA', 'Hello?')).toMatchObject([
      { description: 'Rain.' }, { line: 7, description: '', dialogue: 'ADA\nHello?' },
    ])
  })

  it('marks both who speak at once, and only them', () => {
    const [shot] = shotsOf('A.', '', 'ADA', 'No.', '', 'TOM', 'Yes.', '', 'ADA ^', 'Yes!', '', 'TOM', 'So.')
    expect(shot?.dialogue).toBe('ADA\nNo.\n\nTOM ^\nYes.\n\nADA ^\nYes!\n\nTOM\nSo.')
    expect(shotsOf('A.', '', 'TOM', 'Yes.')[0]?.dialogue).toBe('TOM\nYes.')
  })

  it('takes lyrics that stand alone, first under a name, or between', () => {
    expect(shotsOf('A.', '', '~la la', '~lo')[0]?.dialogue).toBe('~la la\n~lo')
    expect(shotsOf('A.', '', 'ADA', '~la la')[0]?.dialogue).toBe('ADA\n~la la')
  })

  it('does not take other alphabets, numbers or a lone name for speech', () => {
    expect(shotsOf('Он идёт.', 'Дальше.')[0]?.description).toBe('Он идёт.\nДальше.')
    expect(shotsOf('彼は歩く。', '遠くへ。')[0]?.description).toBe('彼は歩く。\n遠くへ。')
    expect(shotsOf('A.', '', 'АДА', 'Нет.')[0]?.dialogue).toBe('АДА\nНет.')
    expect(shotsOf('1984', 'Rain.')[0]?.description).toBe('1984\nRain.')
    expect(shotsOf('ADA')[0]?.description).toBe('ADA')
  })

  it('goes on in a new shot rather than be lost when it outgrows one', () => {
    const speech = 'word '.repeat(2000).trim()
    const shots = shotsOf('A.', '', 'ADA', speech, '', 'TOM', speech, '', 'ADA', speech)
    expect(shots.map((shot) => shot.dialogue.length <= 20_000)).toEqual([true, true, true])
    expect(shots.map((shot) => shot.dialogue).join(' ').match(/word/g)?.length).toBe(6000)
  })
})

describe('duration', () => {
  it('is 0.2 s a word of action and 0.5 s, 0.3 s a spoken word and 1 s, in whole frames', () => {
    expect(planFrames(10, null, FILM)).toBe(60)
    expect(planFrames(10, 5, FILM)).toBe(120)
    expect(planFrames(null, 5, FILM)).toBe(60)
    expect(planFrames(10, null, { numerator: 30_000, denominator: 1001 })).toBe(75)
  })

  it('is at least a second, never a frame less', () => {
    expect(planFrames(1, null, FILM)).toBe(24)
    expect(planFrames(1, null, { numerator: 24_000, denominator: 1001 })).toBe(24)
  })

  it('counts neither names nor parentheticals as spoken', () => {
    const [shot] = shotsOf('One two three four.', '', 'ADA', '(very very low)', '~ One two')
    expect(shot?.frames).toBe(planFrames(4, 2, FILM))
  })

  it('adds up', () => {
    const result = plan('INT. A - DAY', '', 'One.', '', 'Two words and many more.', '', 'INT. B - DAY', '', 'X.')
    expect(result.frames).toBe(result.scenes.reduce((sum, scene) => sum + scene.frames, 0))
  })
})

describe('refusals', () => {
  it.each([
    ['nothing', ['']],
    ['only a title page', ['Title: Low Water']],
    ['only what is left out', ['[[note]]', '', '# Act', '', '/* all', 'gone */']],
  ])('names the reason for %s', (_name, lines) => {
    expect(refusalOf(...lines)).toMatchObject({ failure: { reason: 'SCRIPT_EMPTY' } })
  })

  it('names the line of what is too long', () => {
    expect(refusalOf('Rain.', '', `INT. ${'A'.repeat(200)}`)).toMatchObject({ failure: { params: { line: 3 } } })
    expect(refusalOf('Rain.', '', 'a '.repeat(10_001))).toMatchObject({ failure: { params: { line: 3 } } })
    expect(refusalOf('Rain.', '', 'ADA', 'a '.repeat(10_001))).toMatchObject({ failure: { params: { line: 3 } } })
    expect(shotsOf('é'.repeat(20_000))).toHaveLength(1)
    expect(shotsOf('🙂'.repeat(20_000))).toHaveLength(1)
  })
})
