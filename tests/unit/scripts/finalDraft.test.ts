import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planScript, type ScriptPlan } from '../../../server/modules/board/screenplay.ts'
import { ScriptError } from '../../../server/modules/board/scriptText.ts'
import { finalDraftFile, paragraph, type Written } from './finalDraftFile.ts'

const DEEP = `<FinalDraft>${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}</FinalDraft>`
const FILM = { numerator: 24, denominator: 1 }

const plan = (...paragraphs: string[]) => planScript(finalDraftFile(paragraphs), FILM)
const shotsOf = ({ scenes }: ScriptPlan) => scenes.flatMap(({ shots }) => shots)
const heading = (written: Written) => paragraph('Scene Heading', written)
const action = (written: Written) => paragraph('Action', written)
const speech = (name: string, ...lines: string[]) =>
  [paragraph('Character', name), ...lines.map((line) => paragraph('Dialogue', line))].join('')

function refusalOf(text: string): ScriptError {
  try {
    planScript(text, FILM)
  } catch (error) {
    if (error instanceof ScriptError) return error
  }
  throw new Error('the file was not refused')
}

describe('a Final Draft file', () => {
  it('makes the board that the same script in Fountain makes', () => {
    const fountain = [
      'FADE IN:', '', 'Waves.', '', 'INT. LIGHTHOUSE - NIGHT #12A#', '', 'Rain on the glass.', '', 'ADA', '(softly)',
      'You came back.', '', 'BEN (V.O.)', 'I did.', '', 'CUT TO:', '', 'EXT. PIER - DAWN', '', 'TOM', 'Cast off!', '',
      '> THE END <', '',
    ].join('\n')
    const finalDraft = plan(
      paragraph('Transition', 'FADE IN:'), action('Waves.'),
      heading({ xml: '<Text>INT. LIGHTHOUSE - NIGHT</Text>', attributes: ' Number="12A"' }),
      action('Rain on the glass.'),
      paragraph('Character', 'ADA'), paragraph('Parenthetical', '(softly)'), paragraph('Dialogue', 'You came back.'),
      speech('BEN (V.O.)', 'I did.'), paragraph('Transition', 'CUT TO:'), heading('EXT. PIER - DAWN'),
      speech('TOM', 'Cast off!'), action({ xml: '<Text>THE END</Text>', attributes: ' Alignment="Center"' }),
    )
    const withoutLines = (value: ScriptPlan) =>
      JSON.parse(JSON.stringify(value, (key, each: unknown) => (key.startsWith('line') ? undefined : each))) as unknown
    expect(withoutLines(finalDraft)).toEqual(withoutLines(planScript(fountain, FILM)))
    expect(finalDraft.scenes.map(({ number, line }) => [number, line])).toEqual([['0', 2], ['12A', 3], ['2', 11]])
  })

  it('joins the runs of a paragraph and drops their styles, with every space and reference', () => {
    const [shot] = shotsOf(plan(action({
      xml: '<Text>INT</Text>\n  <Text Style="Bold"> &amp;</Text><Text> </Text>' +
        '<Text>caf&#233; &#x1F327; *not* _marks_</Text>',
    })))
    expect(shot?.description).toBe('INT & café 🌧 *not* _marks_')
    const shots = shotsOf(plan(
      action({ xml: '<Text>One <![CDATA[<2> &amp;]]></Text>' }), action('  One.\n\tTwo.  \n\n'),
    ))
    expect(shots.map(({ description }) => description)).toEqual(['One <2> &amp;', 'One.\n    Two.'])
  })

  it('leaves out paragraphs without text, notes, the properties of scenes, and omitted scenes', () => {
    const inside = paragraph('Action', 'Not here.')
    const { scenes, skipped } = plan(
      heading({ xml: `<SceneProperties><Beats>${inside}</Beats></SceneProperties><Text>INT. HALL</Text>` }),
      action({ xml: '' }), action('   '),
      action({ xml: `<ScriptNote>${inside}</ScriptNote><Text>A door.</Text>` }),
      heading({ xml: `<Text>OMITTED</Text><OmittedScene>${inside}</OmittedScene>`, attributes: ' Number="4"' }),
      action('A window.'),
    )
    expect(scenes).toMatchObject([
      { number: '1', heading: 'INT. HALL', shots: [{ description: 'A door.' }] },
      { number: '4', heading: 'OMITTED', shots: [{ description: 'A window.' }] },
    ])
    expect(skipped).toEqual({ notes: 1, boneyard: 0, sections: 0, synopses: 0, transitions: 0 })
  })

  it('takes shots, general text and unknown types for action, and speech without a name for dialogue', () => {
    const shots = shotsOf(plan(
      heading('INT. HALL'), paragraph('Shot', 'CLOSE ON THE KEY'), paragraph('General', 'A list.'),
      paragraph('', 'Plain.'), paragraph('New Act', 'ACT TWO'), paragraph('Dialogue', 'And so on.'), action('Rain.'),
      paragraph('Character', 'ADA'),
    ))
    expect(shots.map(({ description, dialogue }) => [description, dialogue])).toEqual([
      ['CLOSE ON THE KEY', ''], ['A list.', ''], ['Plain.', ''], ['ACT TWO', 'And so on.'], ['Rain.', 'ADA'],
    ])
  })

  it('marks both speakers of dual dialogue, inside a paragraph or beside it', () => {
    const both = `<DualDialogue>${speech('ADA', 'Now.')}${speech('BEN', 'Now!')}</DualDialogue>`
    for (const dual of [paragraph('', { xml: both }), both]) {
      const { scenes, dialogueCount } = plan(action('They run.'), dual, speech('TOM', 'Well.'))
      expect(shotsOf({ scenes } as ScriptPlan)[0]?.dialogue).toBe('ADA ^\nNow.\n\nBEN ^\nNow!\n\nTOM\nWell.')
      expect(dialogueCount).toBe(3)
    }
  })

  it('keeps lines of speech, in parentheses what is said how, and no empty line among them', () => {
    const [shot] = shotsOf(plan(
      paragraph('Character', 'ADA'), paragraph('Parenthetical', 'low'), paragraph('Dialogue', 'One.\n\nTwo.'),
      action({ xml: '' }), paragraph('Dialogue', 'Three.'),
    ))
    expect(shot).toMatchObject({ line: 1, dialogue: 'ADA\n(low)\nOne.\nTwo.\nThree.', frames: 46 })
  })

  it('has the title and the authors of its title page', () => {
    const page = (...lines: string[]) =>
      planScript(finalDraftFile(
        [action('Rain.')],
        `<TitlePage><Content>${lines.map((line) => paragraph('', line)).join('')}</Content></TitlePage>`,
      ), FILM)
    const lines = ['', 'THE  LIGHT', 'HOUSE', '', 'Written by', '', 'Ada Kern', '&', 'Tom Vale', '', 'Draft 2']
    expect(page(...lines)).toMatchObject({
      title: 'THE LIGHT HOUSE', authors: 'Ada Kern, Tom Vale', scenes: [{ number: '0', heading: 'THE LIGHT HOUSE' }],
    })
    expect(page('STAND BY', 'by', 'Ada')).toMatchObject({ title: 'STAND BY', authors: 'Ada' })
    expect(page('Only a title')).toMatchObject({ title: 'Only a title', authors: null })
    expect(page('', '')).toMatchObject({ title: null, authors: null })
    expect(plan(action('Rain.'))).toMatchObject({ title: null, authors: null })
  })

  it('gives a shot the color of the latest revision that wrote any of it', () => {
    const revisions = [
      '<Revision ID="1" Name="Blue Rev. (mm/dd/yyyy)" Color="#0000FF"/>',
      '<Revision ID="2" Name="Second" Color="#FF00FF"/>',
      '<Revision ID="3" Name="Third" Color="Goldenrod"/>',
    ].join('')
    const run = (id: number, text: string) => `<Text RevisionID="${id}">${text}</Text>`
    const text = finalDraftFile([
      action('White.'), action({ xml: `<Text>Old </Text>${run(1, 'new.')}` }), action({ xml: run(2, 'x') }),
      action({ xml: run(3, 'x') + run(2, 'y') }), action({ xml: run(1, 'x') + run(3, ' ') }), speech('ADA', 'Old.'),
      paragraph('Dialogue', { xml: run(2, 'New.') }), action({ xml: run(9, 'Of an unknown revision.') }),
    ], `<Revisions ActiveSet="3">${revisions}</Revisions>`)
    const colors = shotsOf(planScript(text, FILM)).map(({ color }) => color)
    expect(colors).toEqual([null, 'BLUE', 'PINK', 'GOLDENROD', 'PINK', null])
  })
})

describe('a file that is refused', () => {
  const cases: [string, string, object][] = [
    ['another XML', '<?xml version="1.0"?><html></html>', { reason: 'SCRIPT_OF_OTHER_XML' }],
    ['a file cut off', finalDraftFile([action('x')]).slice(0, -20), { reason: 'XML_INVALID', params: { line: 5 } }],
    ['entities', '<!DOCTYPE FinalDraft [<!ENTITY a "b">]><FinalDraft/>', { reason: 'XML_WITH_ENTITIES' }],
    ['deep nesting', DEEP, { reason: 'XML_UNREADABLE' }],
    ['no content', '<FinalDraft/>', { reason: 'SCRIPT_EMPTY' }],
    ['nothing written', finalDraftFile([action(''), heading('')]), { reason: 'SCRIPT_EMPTY' }],
    ['a zero by reference', finalDraftFile([action('x'), action({ xml: '<Text>&#0;</Text>' })]),
      { reason: 'SCRIPT_BINARY', params: { line: 2 } }],
    ['a bell in a number', finalDraftFile([heading({ xml: '<Text>A</Text>', attributes: ' Number="&#7;"' })]),
      { reason: 'SCRIPT_CHARACTER_INVALID', params: { line: 1, character: '0007' } }],
    ['a long heading', finalDraftFile([action('x'), heading('a'.repeat(201))]),
      { reason: 'SCRIPT_HEADING_TOO_LONG', params: { line: 2, most: 200 } }],
    ['a long paragraph', finalDraftFile([action('a'.repeat(20_001))]), { reason: 'SCRIPT_ACTION_TOO_LONG' }],
    ['a long speech', finalDraftFile([speech('ADA', 'a'.repeat(15_000), 'b'.repeat(15_000))]),
      { reason: 'SCRIPT_DIALOGUE_TOO_LONG', params: { line: 1, most: 20_000 } }],
  ]
  it.each(cases)('for %s', (_, text, failure) => {
    expect(refusalOf(text).failure).toMatchObject(failure)
  })

  it('or planned, whatever it is', () => {
    const pieces = fc.constantFrom(
      '<Content>', '</Content>', '<Paragraph Type="Action">', '<Paragraph Type="Character">', '</Paragraph>', '<Text>',
      '</Text>', '<DualDialogue>', '</DualDialogue>', '<Text/>', '&amp;', '&#1;', '&x;', '<![CDATA[', ']]>', '<!--',
      '-->',
      'word', ' ', '\n', '<__proto__>', '</__proto__>', '<a constructor="1">', '</a>', '<?pi ?>', '<', '>', '"',
    )
    fc.assert(fc.property(fc.array(pieces, { maxLength: 30 }), (written) => {
      const text = `<FinalDraft>${written.join('')}</FinalDraft>`
      try {
        expect(planScript(text, FILM).shotCount).toBeGreaterThanOrEqual(0)
      } catch (error) {
        expect(error).toBeInstanceOf(ScriptError)
      }
    }), { numRuns: 1000 })
  })
})
