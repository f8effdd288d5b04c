import { expect, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson, makeProject, PASSWORD, type Person } from '../harness/fixtures.ts'
import { linkMailedTo } from './mails.ts'
import { expectAccessible, signIn, watchConsole } from './page.ts'

const client = () => clientOf(`http://localhost:${process.env['JOURNEY_PORT']}`)
const ADD = 'mutation ($input: AddMemberInput!) { addMember(input: $input) { __typename } }'
const VERIFY = 'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { __typename } }'
const GIVE = 'mutation ($input: CreateTasksInput!) { createTasks(input: $input) { tasks { id } } }'

/** Somebody who works for an organization. */
async function makeColleague(owner: Person, organizationId: string): Promise<Person> {
  const mina = await makePerson(client(), 'Mina')
  const link = await linkMailedTo(mina.email, /./, '/verify-email')
  const token = new URL(link, 'http://localhost').searchParams.get('token')
  await client().ask(mina, VERIFY, { input: { token } })
  await client().ask(owner, ADD, { input: { organizationId, email: mina.email } })
  return mina
}

test('what concerns somebody shows at once, leads there and is read', async ({ page }) => {
  const problems = watchConsole(page)
  const owner = await makePerson(client(), 'Olga')
  const organizationId = await makeOrganization(client(), owner)
  const { projectId } = await makeProject(client(), owner, organizationId)
  const mina = await makeColleague(owner, organizationId)
  await signIn(page, { email: mina.email, password: PASSWORD })
  await page.goto('/dashboard/projects')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')

  await client().ask(owner, GIVE, {
    input: { projectId, tasks: [{ title: 'Rough the marsh', assigneeIds: [mina.id] }] },
  })
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')
  await expect(page.getByRole('status').filter({ hasText: '2 unread notifications' })).toBeAttached()
  await bell.click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByRole('link', { name: /Olga invited you to Kestrel/ })).toBeVisible()
  await expectAccessible(page)
  await client().ask(owner, GIVE, { input: { projectId, tasks: [{ title: 'Ink', description: 'With @Mina' }] } })
  await expect(list.getByRole('link', { name: /Olga mentioned you in “Ink”/ })).toBeVisible()
  let frameLoads = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"DashboardSidebarQuery"')) frameLoads += 1
  })
  await list.getByRole('link', { name: /Olga assigned you “Rough the marsh”/ }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${projectId}/tasks\\?task=task_`))
  await expect(page.getByRole('dialog', { name: 'Edit Task' })).toBeVisible()
  await expect(page.locator('[data-count]')).toHaveAttribute('data-count', '2')
  // Its answer would be older than the mark, and could bring the old count back.
  expect(frameLoads).toBe(0)
  await page.getByRole('textbox', { name: 'Description' }).fill('')
  await page.getByRole('textbox', { name: 'Description' }).pressSequentially('Ask @Ol')
  await expect(page.getByRole('option', { name: 'Olga' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Ask @Olga ')

  await page.goto('/dashboard/projects')
  await bell.click()
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await page.goto('/dashboard/user-settings?section=notifications')
  const wish = page.getByRole('checkbox', { name: 'Somebody mentions me: In the page' })
  await wish.dispatchEvent('click')
  await expect(wish).not.toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeAttached()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the list has the screen to itself', async ({ page }) => {
    const owner = await makePerson(client(), 'Olga')
    await signIn(page, { email: owner.email, password: PASSWORD })
    await page.goto('/dashboard/projects')
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    await expect(sheet.getByText('Nothing new')).toBeVisible()
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  })
})
