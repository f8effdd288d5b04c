import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { Fountain } from 'fountain-js'
import { describe, expect, it } from 'vitest'
import { planScript } from '../../../server/modules/board/screenplay.ts'
import { readScriptText } from '../../../server/modules/board/scriptText.ts'

// Screenplays of other authors, which this repository may not hold: they lie beside it where somebody has put them.
const FOLDER = new URL('../../../../shared/samples/fountain/', import.meta.url)
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.fountain')) : []
if (files.length === 0) console.warn('Skipped: the sample screenplays are not in ../shared/samples/fountain.')

const read = (name: string): string => readScriptText(readFileSync(new URL(name, FOLDER), 'utf8'))
const plan = (name: string) => planScript(read(name), { numerator: 24, denominator: 1 })

// What the library alone makes of a script, outline lines set apart as it asks for.
function libraryText(text: string): { kept: string[]; actions: number } {
  const apart = text.replace(/\r\n|\r/g, '\n').replace(/^([#=].*)$/gm, '\n$1\n')
  // The library takes "FADE IN:" for action.
  const tokens = new Fountain().parse(apart, true).tokens.filter(({ text }) => text !== 'FADE IN:')
  const withoutNotes = (text = ''): string => text.replace(/\[\[[^]*?\]\]/g, '')
  const kept: string[] = tokens
    .filter(({ type }) => ['action', 'centered', 'character', 'parenthetical', 'dialogue', 'lyrics'].includes(type))
    .flatMap((token) => withoutNotes(token.text).match(/[\p{L}\p{N}]+/gu) ?? [])
  const actions = tokens.filter(({ type, text }) => type === 'action' && withoutNotes(text).trim() !== '')
  return { kept, actions: actions.length }
}

describe.skipIf(files.length === 0)('sample screenplays', () => {
  it.each([
    ['Brick-and-Steel.fountain', { sceneCount: 8, actionCount: 20, centeredCount: 3, dialogueCount: 20 }],
    ['The-Last-Birthday-Card.fountain', { sceneCount: 48, actionCount: 125, centeredCount: 1, dialogueCount: 134 }],
    ['Simple.fountain', { sceneCount: 3, shotCount: 7, actionCount: 6, dialogueCount: 1 }],
    ['SceneNumbers.fountain', { sceneCount: 7, shotCount: 0 }],
    ['Sections-Complex.fountain', { sceneCount: 2, shotCount: 0 }],
    ['Boneyard.fountain', { actionCount: 2 }],
    ['Notes.fountain', { actionCount: 2 }],
    ['Transitions.fountain', { actionCount: 1 }],
  ])('counts %s', (name, counts) => {
    expect(plan(name)).toMatchObject(counts)
  })

  it('reads scene numbers as written', () => {
    expect(plan('SceneNumbers.fountain').scenes.map((scene) => scene.number))
      .toEqual(['1', '1A', '1a', 'A1', 'I-1-A', '1.', '110A'])
  })

  it('makes a scene of dialogue alone', () => {
    expect(plan('DualDialogue.fountain')).toMatchObject({ sceneCount: 1, actionCount: 0 })
  })

  it.each(files)('keeps every word of action and dialogue of %s', (name) => {
    const { kept, actions } = libraryText(read(name))
    const { scenes, actionCount } = plan(name)
    const shots = scenes.flatMap((scene) => scene.shots)
    const written = shots.flatMap((shot) => [shot.description, shot.dialogue]).join('\n')
    const rest: string[] = written.match(/[\p{L}\p{N}]+/gu) ?? []
    let position = 0
    for (const word of kept) {
      const found = rest.indexOf(word, position)
      expect(found, `'${word}' after word ${position}`).toBeGreaterThanOrEqual(position)
      position = found + 1
    }
    expect(actionCount).toBe(actions)
  })
})
