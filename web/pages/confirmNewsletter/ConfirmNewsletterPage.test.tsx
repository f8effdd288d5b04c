import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerEach, inFields } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ConfirmNewsletterPage } from './ConfirmNewsletterPage.tsx'

const USED = 'This confirmation link was used already or is not valid. Subscribe again.'

afterEach(() => vi.unstubAllGlobals())

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm subscription' }))
const open = (address: string) => renderAt(address, <StrictMode><ConfirmNewsletterPage /></StrictMode>)

test('confirms by its button alone', async () => {
  const sent = answerEach({ ConfirmNewsletterPageMutation: { confirmNewsletter: { email: 'ada@x.org' } } })
  open('/confirm-newsletter?token=abc')
  expect(screen.getByText('Get the newsletter?')).toBeTruthy()
  expect(sent).toEqual([])
  await confirm()
  expect(await screen.findByText(/ada@x.org gets the newsletter from now on/)).toBeTruthy()
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { token: 'abc' } }])
  expect(document.title).toBe('Confirm Newsletter | Framewright')
})

test('says why it did not work, and lets one subscribe again', async () => {
  answerEach({
    ConfirmNewsletterPageMutation: {
      message: USED, extensions: { code: 'INVALID_INPUT', fields: inFields({ token: USED }) },
    },
  })
  open('/confirm-newsletter?token=abc')
  await confirm()
  expect(await screen.findByText(USED)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy()
})

test('asks for a whole link', () => {
  const sent = answerEach({})
  open('/confirm-newsletter')
  expect(screen.getByText('The link is not complete: its token is missing')).toBeTruthy()
  expect(sent).toEqual([])
})
