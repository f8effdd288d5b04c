import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerEach, answerWith, inFields } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ConsultationForm } from './ConsultationForm.tsx'
import { ContactForm } from './ContactForm.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

afterEach(() => vi.unstubAllGlobals())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function enter(values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
}

const MESSAGE = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Schools', Message: 'Do you teach?' }

test('the contact form asks for all four fields and sends nothing before', async () => {
  const fetched = answerWith({})
  renderAt('/contact', <ContactForm />)
  await press('Send Message')
  for (const sentence of ['Name is required', 'Email is required', 'Subject is required', 'Message is required']) {
    expect(screen.getByText(sentence)).toBeTruthy()
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await enter({ Name: 'Ada', Email: 'ada@example' })
  expect(screen.queryByText('Name is required')).toBeNull()
  await press('Send Message')
  expect(screen.getByText('Email is invalid')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
})

test('the contact form thanks word for word and is empty again', async () => {
  const sent = answerEach({ ContactFormMutation: { sendContactMessage: { email: 'ada@example.com' } } })
  renderAt('/contact', <ContactForm />)
  await enter(MESSAGE)
  await press('Send Message')
  expect(await screen.findByText('Thank you for your message! We will get back to you soon.')).toBeTruthy()
  expect(Object.keys(MESSAGE).map(valueOf)).toEqual(['', '', '', ''])
  expect(sent[0]?.variables).toEqual({
    input: { name: 'Ada', email: 'ada@example.com', subject: 'Schools', message: 'Do you teach?', website: '' },
  })
})

test('a message that could not be sent stays in the form', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  renderAt('/contact', <ContactForm />)
  await enter(MESSAGE)
  await press('Send Message')
  expect(
    await screen.findByText('Network error. Please check your internet connection and try again.'),
  ).toBeTruthy()
  expect(Object.keys(MESSAGE).map(valueOf)).toEqual(Object.values(MESSAGE))
  answerEach({ ContactFormMutation: { message: 'masked', extensions: { code: 'INTERNAL' } } })
  await press('Send Message')
  expect(
    await screen.findByText('Your message could not be sent. It is still here: please try again.'),
  ).toBeTruthy()
  expect(valueOf('Message')).toBe('Do you teach?')
})

test('what the server says of a field stands under it', async () => {
  answerEach({
    ContactFormMutation: {
      message: 'Subject must be on one line',
      extensions: { code: 'INVALID_INPUT', fields: inFields({ subject: 'Subject must be on one line' }) },
    },
  })
  renderAt('/contact', <ContactForm />)
  await enter(MESSAGE)
  await press('Send Message')
  expect(await screen.findByText('Subject must be on one line')).toBeTruthy()
  expect(screen.getByLabelText('Subject').getAttribute('aria-invalid')).toBe('true')
})

test('no person reaches the field for machines', () => {
  renderAt('/contact', <ContactForm />)
  const field = document.querySelector<HTMLInputElement>('input[name=website]')
  expect(field?.tabIndex).toBe(-1)
  expect(field?.closest('[aria-hidden=true]')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Leave this field empty/ })).toBeNull()
})

test('the consultation form says what is missing, then where the answer goes', async () => {
  const sent = answerEach({ ConsultationFormMutation: { requestConsultation: { email: 'ada@kestrel.studio' } } })
  renderAt('/consultation', <ConsultationForm />)
  await press('Schedule a consultation')
  expect(screen.getByText('Company is required')).toBeTruthy()
  expect(sent).toEqual([])
  await enter({ Name: 'Ada', Email: 'ada@kestrel.studio', Company: 'Kestrel' })
  await userEvent.selectOptions(screen.getByLabelText('Team size'), '51 to 200 people')
  await press('Schedule a consultation')
  expect(
    await screen.findByText('Thank you! We will write to ada@kestrel.studio soon to agree on a time.'),
  ).toBeTruthy()
  expect(sent[0]?.variables).toEqual({
    input: {
      name: 'Ada', email: 'ada@kestrel.studio', company: 'Kestrel', teamSize: 'UP_TO_200', preferredTime: '',
      message: '', website: '',
    },
  })
})

test('the newsletter waits for a click in the mail', async () => {
  const sent = answerEach({ NewsletterFormMutation: { subscribeToNewsletter: { email: 'ada@x.org' } } })
  renderAt('/', <NewsletterForm />)
  await press('Subscribe')
  expect(screen.getByText('Email is required')).toBeTruthy()
  await enter({ 'Email address for the newsletter': 'ada@x.org' })
  await press('Subscribe')
  expect(await screen.findByText(/Check your email: the link we sent to ada@x.org/)).toBeTruthy()
  expect(valueOf('Email address for the newsletter')).toBe('')
  expect(sent).toHaveLength(1)
})

test('the newsletter says how long to wait', async () => {
  answerEach({
    NewsletterFormMutation: { message: 'Slow', extensions: { code: 'RATE_LIMITED', retryAfter: 120 } },
  })
  renderAt('/', <NewsletterForm />)
  await enter({ 'Email address for the newsletter': 'ada@x.org' })
  await press('Subscribe')
  expect(await screen.findByText('Too many attempts. Please try again in 2 minutes.')).toBeTruthy()
  await waitFor(() => expect(valueOf('Email address for the newsletter')).toBe('ada@x.org'))
})
