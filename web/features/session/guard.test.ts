import { expect, test } from 'vitest'
import { invitationPathFor, invitationTokenOf, openUserSettings, pathAfterSignIn, signInPathFor } from './guard.ts'
import { storeToken } from '../../lib/session.ts'

const searchOf = (path: string) => new URL(path, 'http://here').search

test('leads back to the guarded page, never to another site', () => {
  expect(pathAfterSignIn(searchOf(signInPathFor('/dashboard/projects/project_1?tab=a')))).toBe(
    '/dashboard/projects/project_1?tab=a',
  )
  for (const next of ['https://elsewhere.example', '//elsewhere.example', '/dashboardish', '/signin', '/invitations']) {
    expect(pathAfterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/dashboard/organizations')
  }
})

test('carries an invitation through signing in and signing up', () => {
  const path = invitationPathFor('a b')
  expect(pathAfterSignIn(searchOf(signInPathFor(path)))).toBe(path)
  expect(invitationTokenOf(searchOf(signInPathFor(path)))).toBe('a b')
  expect(pathAfterSignIn('?invitation=a%20b')).toBe(path)
  expect(invitationTokenOf('?plan=STARTER')).toBeNull()
})

test('/user-settings asks for no page when nobody is signed in', () => {
  localStorage.clear()
  expect(openUserSettings().headers.get('location')).toBe('/signin')
  storeToken('fw_secret', { remember: true })
  expect(openUserSettings().headers.get('location')).toBe('/dashboard/user-settings')
  localStorage.clear()
})
