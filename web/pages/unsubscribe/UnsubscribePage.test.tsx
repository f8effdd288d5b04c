import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerEach, inFields } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { UnsubscribePage } from './UnsubscribePage.tsx'

const UNKNOWN = 'This unsubscribe link is not valid. Use the one in the last mail you got.'

afterEach(() => vi.unstubAllGlobals())

const open = (address: string) => renderAt(address, <StrictMode><UnsubscribePage /></StrictMode>)

test('ends nothing before it is asked to', async () => {
  const ended = { unsubscribeFromNewsletter: { email: 'ada@x.org' } }
  const sent = answerEach({ UnsubscribePageNewsletterMutation: ended })
  open('/unsubscribe?token=abc')
  expect(sent).toEqual([])
  expect(document.title).toBe('Unsubscribe | Framewright')
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText('ada@x.org gets no newsletter any more.')).toBeTruthy()
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { token: 'abc' } }])
})

test('ends the mails with notifications', async () => {
  const sent = answerEach({ UnsubscribePageDigestMutation: { unsubscribeFromDigest: { email: 'ada@x.org' } } })
  open('/unsubscribe?from=digest&token=abc')
  expect(screen.getByRole('heading', { name: 'No more summaries?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText('ada@x.org gets no notifications by mail any more.')).toBeTruthy()
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { token: 'abc' } }])
})

test('says what is wrong with the link', async () => {
  answerEach({
    UnsubscribePageNewsletterMutation: {
      message: UNKNOWN, extensions: { code: 'INVALID_INPUT', fields: inFields({ token: UNKNOWN }) },
    },
  })
  open('/unsubscribe?token=abc')
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText(UNKNOWN)).toBeTruthy()
})

test('asks for a whole link', () => {
  const sent = answerEach({})
  open('/unsubscribe')
  expect(screen.getByText('The link is not complete: its token is missing')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
  expect(sent).toEqual([])
})
