import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { landingMessages } from '../../messages/landing.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { LandingPage } from './LandingPage.tsx'
import { landingPageLoader } from './landingPageLoader.ts'

beforeEach(() => {
  localStorage.clear()
  startEnvironment()
})
afterEach(() => localStorage.clear())

const open = () => renderPage('/home', <LandingPage />, landingPageLoader)
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('invites who is not signed in, and every button leads where it should', async () => {
  open()
  expect(await screen.findByText('Create. Organize. Collaborate. Succeed.')).toBeTruthy()
  expect(document.title).toBe('Home | Framewright')
  expect(linkTo('Start Creating Now')).toBe('/signup')
  expect(linkTo('Sign In')).toBe('/user-settings')
  expect(linkTo('Get Started with Starter')).toBe('/signup?plan=starter')
  expect(linkTo('Get Started with Professional')).toBe('/signup?plan=professional')
  expect(linkTo('Contact Sales')).toBe('/consultation')
  expect(linkTo('Create Full Storyboard')).toBe('/storyboard')
  expect(linkTo('Get Started Now')).toBe('/menu')
})

test('shows the plans and numbers word for word, and marks invented ones', async () => {
  open()
  await screen.findByText('10K+')
  for (const text of ['50K+', '1M+', '98%', '$29', '$79', 'Custom price']) expect(screen.getByText(text)).toBeTruthy()
  const features = (name: string) =>
    within(screen.getByRole('article', { name })).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(features('Starter')).toEqual(['Up to 5 projects', 'Basic storyboard tools', '10GB storage', 'Single user'])
  expect(features('Professional')).toEqual([
    'Unlimited projects', 'Advanced storyboard tools', '100GB storage', 'Up to 10 team members', 'Priority support',
  ])
  expect(features('Enterprise')).toEqual([
    'Unlimited members and storage', 'Custom integrations', '24/7 support', 'Custom training',
  ])
  expect(screen.getAllByText('Sample')).toHaveLength(3)
})

test('plays the film of the board, which can be paused', async () => {
  open()
  const film = await screen.findByRole('img', { name: landingMessages.film.label })
  expect(film.querySelectorAll('img')).toHaveLength(landingMessages.strip.frames.length)
  const pause = screen.getByRole('checkbox', { name: landingMessages.film.pause })
  fireEvent.click(pause)
  expect((pause as HTMLInputElement).checked).toBe(true)
})

test('greets who is signed in, with the way to their projects', async () => {
  storeToken(crypto.randomUUID(), { remember: true })
  answerEach({ LandingPageQuery: { viewer: { __typename: 'User', id: 'user_1', name: 'Maya' } } })
  open()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Hello Maya')
  expect(linkTo('Go to Dashboard')).toBe('/dashboard/projects')
  expect(screen.queryByText('Start Creating Now')).toBeNull()
})

test('invites whose name cannot be read', async () => {
  storeToken(crypto.randomUUID(), { remember: true })
  answerEach({ LandingPageQuery: { message: 'masked', extensions: { code: 'INTERNAL' } } })
  open()
  await waitFor(() => expect(screen.getByText('Start Creating Now')).toBeTruthy())
})
