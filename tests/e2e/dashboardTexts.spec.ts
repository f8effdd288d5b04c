import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import type { Person } from '../harness/fixtures.ts'
import { anyPng } from '../harness/images.ts'
import { drawIn } from './page.ts'
import { scene } from './scenes.ts'
import { readWorld } from './visitors.ts'

test.describe.configure({ mode: 'parallel' })

/** A file that is larger than a picture may be, in bytes. */
const TOO_LARGE = 11 * 1_024 * 1_024

scene('overview', async ({ page, see, signIn }) => {
  await signIn(readWorld().tokens.OWNER)
  await page.goto('/dashboard')
  await see('View all')
})

scene('organizations', async ({ page, see, signIn }) => {
  await signIn(readWorld().tokens.newcomer)
  await page.goto('/dashboard/organizations')
  await see('Create Organization')
  await page.goto('/dashboard/projects')
  await see('Please select an organization to view projects')
})

scene('organization', async ({ page, see, signIn }) => {
  const { tokens, demo, empty } = readWorld()
  await signIn(tokens.beginner)
  await page.goto(`/dashboard/organizations/${demo.organizationId}`)
  await see('Organization not found. Select an organization from the dashboard.')
  const address = `/dashboard/organizations/${empty.organizationId}`
  await page.goto(address)
  await see('New Project', 'Created recently')
  await page.goto(`${address}?tab=members`)
  await see('Add Member')
  await page.goto(`${address}?tab=settings`)
  await see('Save Changes')
})

scene('projects', async ({ page, see, signIn }) => {
  await signIn(readWorld().tokens.beginner)
  await page.goto('/dashboard/projects')
  await page.getByRole('button', { name: 'New Project' }).first().click()
  await see('Create Project')
})

scene('project', async ({ page, see, signIn, interference }) => {
  const { tokens, demo, empty } = readWorld()
  await signIn(tokens.beginner)
  await page.goto(`/dashboard/projects/${demo.projectId}`)
  await see('Project not found')
  interference.refuse('ProjectPageQuery', { code: 'INTERNAL' })
  await page.goto(`/dashboard/projects/${empty.projectId}`)
  await see('Failed to load project details')
  await page.getByRole('button', { name: 'Retry' }).click()
  await see('No description provided.')
})

scene('board', async ({ page, see, interference, enter }) => {
  const { path } = await enter(1)
  const answerBoard = interference.hold('StoryboardPageQuery')
  await page.goto(path)
  await see('Loading frames...')
  answerBoard()
  await see('Project Storyboard', 'Add Frame', 'Brush Color:', 'Brush Size:', 'Smoothness:', 'Ratio:', 'Shot 1')
  await page.getByRole('button', { name: 'About smoothness' }).hover()
  await see(
    'Higher smoothness creates more fluid lines but may feel less responsive. Adjust based on your drawing style.',
  )
  const answerFrame = interference.hold('shotChangesCreateMutation')
  await page.getByRole('button', { name: 'Add Frame' }).first().click()
  await see('Adding Frame...')
  answerFrame()
  await see('Shot created successfully')

  const shot = page.getByRole('article', { name: 'Shot 1', exact: true })
  const save = shot.getByRole('button', { name: 'click here' })
  await drawIn(page, shot.locator('[data-draw]'))
  await see('Unsaved changes. Wait 1 min or click here to save changes')
  const answerSave = interference.hold('appendViewOpsMutation')
  await save.click()
  await see('Saving changes...')
  answerSave()
  await expect(shot.getByText('Saving changes...')).toBeHidden()
  await drawIn(page, shot.getByRole('application'))
  interference.refuse('appendViewOpsMutation', { code: 'FORBIDDEN' }, 'You may not draw here')
  await save.click()
  await see('Failed to save changes. Please try again.')
})

async function openPreview(page: Page, path: string): Promise<(name: string, file: Buffer) => Promise<void>> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  const file = page.getByRole('dialog', { name: 'Frame Preview (Editable)' }).getByLabel('Background image file')
  return (name, buffer) =>
    file.setInputFiles({ name, mimeType: name.endsWith('.png') ? 'image/png' : 'text/plain', buffer })
}

async function choosePlan(baseURL: string, person: Person, plan: 'STARTER' | 'PROFESSIONAL'): Promise<void> {
  const client = clientOf(baseURL)
  const { organizations } = await client.ask<{ organizations: { nodes: { id: string }[] } }>(
    person,
    `{ organizations(first: 1) { nodes { id } } }`,
  )
  await client.ask(person, `mutation ($input: ChangePlanInput!) { changePlan(input: $input) { __typename } }`, {
    input: { organizationId: organizations.nodes[0]?.id, plan },
  })
}

scene('preview', async ({ page, see, interference, enter, baseURL }) => {
  const { path, person } = await enter(1)
  await choosePlan(baseURL, person, 'STARTER')
  const upload = await openPreview(page, path)
  const picture = Buffer.from(await anyPng())
  await upload('notes.txt', Buffer.from('Not a picture'))
  await see('Only image files are allowed. Please select a valid image file.')
  await upload('sea.png', Buffer.alloc(TOO_LARGE))
  await see(
    'File size too large. Maximum size is 10MB for free accounts. Please compress your image or upgrade your plan.',
  )
  const wordless = { reason: 'IMAGE_REFUSED_FOR_NEW_REASON', params: {}, message: '' }
  interference.refuse('viewChangesSetImageMutation', { code: 'INVALID_INPUT', fields: { image: wordless } })
  await upload('sea.png', picture)
  await see('Failed to upload image')
  interference.refuse('viewChangesSetImageMutation', { code: 'INTERNAL' })
  await upload('sea.png', picture)
  await see('Failed to upload image. Please try again.')
  interference.lose('viewChangesSetImageMutation')
  await upload('sea.png', picture)
  await see('Network error. Please check your internet connection and try again.')

  await choosePlan(baseURL, person, 'PROFESSIONAL')
  const uploadAgain = await openPreview(page, path)
  await uploadAgain('sea.png', Buffer.alloc(TOO_LARGE))
  await see('File size too large. Please compress your image before uploading.')
})

scene('assets', async ({ page, see, enter }) => {
  const { path } = await enter(0)
  await page.goto(path.replace('/storyboard', '/assets'))
  await see('Create New Asset')
})

scene('tasks', async ({ page, see, enter }) => {
  const { path } = await enter(0)
  await page.goto(path.replace('/storyboard', '/tasks'))
  await see('Task Board', 'Create New Task', 'Drop tasks here')
})
