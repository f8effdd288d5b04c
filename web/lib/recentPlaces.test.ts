import { afterEach, expect, test } from 'vitest'
import { readRecentPlaces, rememberPlace } from './recentPlaces.ts'
import { clearToken, storeToken } from './session.ts'

afterEach(() => localStorage.clear())

const placeAt = (path: string) => ({ path: `/dashboard/${path}`, title: path, line: '' })

test('remembers the latest eight, each once', () => {
  for (let number = 0; number < 10; number++) rememberPlace(placeAt(`projects/${number}`))
  rememberPlace(placeAt('projects/5'))
  const titles = readRecentPlaces().map(({ title }) => title)
  expect(titles).toEqual([5, 9, 8, 7, 6, 4, 3, 2].map((number) => `projects/${number}`))
})

test.each(['{', '"no list"', '[null, 7, { "path": "https://elsewhere.example" }]'])('makes nothing of %s', (stored) => {
  localStorage.setItem('framewright.recentPlaces', stored)
  expect(readRecentPlaces()).toEqual([])
})

test('tells the next person nothing', () => {
  storeToken('a', { remember: true })
  rememberPlace(placeAt('projects/1'))
  clearToken('expired')
  expect(readRecentPlaces()).toEqual([])
  rememberPlace(placeAt('projects/1'))
  storeToken('b', { remember: true })
  expect(readRecentPlaces()).toEqual([])
})
