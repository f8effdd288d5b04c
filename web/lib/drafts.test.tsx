import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hasDraft, useDraft } from './drafts.ts'
import { clearToken, storeToken } from './session.ts'

const FORM = 'organization organization_1'
const INITIAL = { name: 'Kestrel', description: '', version: 1 }

const signIn = (userId: string) => storeToken(`fw_${userId}`, { remember: true, userId })
const openForm = (initial = INITIAL) => renderHook(() => useDraft(FORM, initial))
const type = (form: ReturnType<typeof openForm>, description: string) =>
  act(() => form.result.current.change({ description }))

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

test('what was typed is there when the form opens again, and untouched values follow the server', () => {
  signIn('user_1')
  const form = openForm()
  expect(form.result.current.isKept).toBe(false)
  type(form, 'Feature animation')
  form.unmount()
  const again = openForm({ ...INITIAL, name: 'Kestrel & Pine' })
  expect(again.result.current.values).toEqual({ name: 'Kestrel & Pine', description: 'Feature animation', version: 1 })
  expect(again.result.current.isKept).toBe(true)
})

test('a form that is saved, discarded or typed back to its initial values leaves no draft', () => {
  signIn('user_1')
  const form = openForm()
  type(form, 'Feature animation')
  expect(hasDraft(FORM)).toBe(true)
  type(form, '')
  expect(hasDraft(FORM)).toBe(false)
  type(form, 'Feature animation')
  act(() => form.result.current.reset())
  expect(hasDraft(FORM)).toBe(false)
  expect(form.result.current.values).toEqual(INITIAL)
})

test('a session that expired keeps its drafts for the same person alone', () => {
  signIn('user_1')
  type(openForm(), 'Feature animation')
  clearToken('expired')
  expect(hasDraft(FORM)).toBe(false)
  signIn('user_1')
  expect(hasDraft(FORM)).toBe(true)
  clearToken('expired')
  signIn('user_2')
  expect(hasDraft(FORM)).toBe(false)
  expect(JSON.stringify({ ...localStorage })).not.toContain('Feature animation')
})

test('signing out forgets every draft', () => {
  signIn('user_1')
  type(openForm(), 'Feature animation')
  clearToken('signed-out')
  expect(JSON.stringify({ ...localStorage })).not.toContain('Feature animation')
})
