import { expect, it } from 'vitest'
import { GraphQLFailure, readError } from '../relay/errors.ts'
import { speak } from '../messages.ts'
import { fieldSentence, failureTexts, sentenceIn, serverSentence } from './failureTexts.ts'
import { failureTextsFrench } from './fr/failureTexts.ts'
import { setShownLanguage } from './language.ts'

const inFrench = (sentence: string) => sentenceIn(failureTextsFrench, sentence)?.replaceAll('\u00a0', ' ')

it('leaves the server its English', () => {
  expect(serverSentence(failureTexts, 'Shot not found', 'NOT_FOUND')).toBe('Shot not found')
  expect(fieldSentence(failureTexts, 'Name is required')).toBe('Name is required')
})

it('knows sentences as they are, and those with values', () => {
  expect(inFrench('Shot not found')).toBe('Plan introuvable')
  expect(inFrench('There is a status called "In review: (2)" already'))
    .toBe('Un statut s’appelle déjà « In review: (2) »')
  expect(inFrench('The Starter plan allows up to 5 projects. There are 12.'))
    .toBe('L’offre Starter permet au plus 5 projets. Il y en a 12.')
})

it('takes the sentence with the most words of its own', () => {
  expect(inFrench('Name is required: the code of the shot')).toBe('Name est obligatoire : le code du plan')
  expect(inFrench('Password is required')).toBe('Le mot de passe est obligatoire')
})

it('translates terms, keeps what people wrote, and writes numbers by the language', () => {
  setShownLanguage('fr')
  expect(inFrench('Description must be at most 20,000 characters')).toBe('Au plus 20\u202f000 caractères : description')
  expect(inFrench('Name waits for Rough {n} $1 already')).toBe('Name attend déjà Rough {n} $1')
  setShownLanguage('en')
})

it('keeps the place in a list in front', () => {
  expect(inFrench('shots.3.name: Name is required')).toBe('shots.3.name: Le nom est obligatoire')
})

it('says something by the code where the sentence is not known, and its own words where the code is not', () => {
  expect(serverSentence(failureTextsFrench, 'A new rule', 'CONFLICT')).toContain('changé entre-temps')
  expect(serverSentence(failureTextsFrench, 'A new rule', 'UNKNOWN')).toBe('A new rule')
  expect(fieldSentence(failureTextsFrench, 'A new rule')).toBe('Cette valeur n’est pas valable.')
})

it('is not held up by a long sentence', () => {
  const started = performance.now()
  sentenceIn(failureTextsFrench, 'a: '.repeat(3_000))
  expect(performance.now() - started).toBeLessThan(2_000)
})

it('reads the failures of requests in the language shown', async () => {
  const extensions = { code: 'INVALID_INPUT', fields: { email: 'Email is invalid' } }
  await speak('fr')
  const failure = readError(new GraphQLFailure([{ message: 'Email is invalid', extensions }], 200))
  expect(failure.message).toBe('L’e-mail n’est pas valable')
  expect(failure.fields).toEqual({ email: 'L’e-mail n’est pas valable' })
})
