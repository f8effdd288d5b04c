import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makePerson } from '../harness/fixtures.ts'
import { linkMailedTo } from './mails.ts'
import { expectAccessible, signIn, watchConsole } from './page.ts'

const PASSWORD = 'correct horse battery'

interface Somebody {
  name: string
  email: string
  password: string
}

const somebody = (name: string): Somebody => ({
  name,
  email: `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`,
  password: PASSWORD,
})

async function newBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

async function fillSignUp(page: Page, { name, email, password }: Somebody): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Sends a document as the page's user; returns the code of its first error, null without one. */
function codeOf(page: Page, query: string, variables: Record<string, unknown>): Promise<string | null> {
  return page.evaluate(
    async (body) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` },
        body,
      })
      const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
      return errors?.[0]?.extensions.code ?? null
    },
    JSON.stringify({ query, variables }),
  )
}

const rename = `mutation ($id: ID!) { updateOrganization(input: { organizationId: $id, name: "Kestrel" }) {
  organization { id } } }`
const changePlan = `mutation ($id: ID!) { changePlan(input: { organizationId: $id, plan: PROFESSIONAL }) {
  organization { id } } }`
const makeProject = `mutation ($id: ID!) { createProject(input: { organizationId: $id, name: "Tidewrack" }) {
  project { id } } }`

/** What the server answers a role that asks for each kind of thing. */
async function expectAnswers(page: Page, organizationId: string, answers: (string | null)[]): Promise<void> {
  const codes = []
  for (const query of [makeProject, rename, changePlan]) codes.push(await codeOf(page, query, { id: organizationId }))
  expect(codes).toEqual(answers)
}

/** What the pages of an organization offer a role: adding people, renaming, the plan. */
async function expectOffers(
  page: Page,
  organizationId: string,
  offers: { people: boolean; name: boolean; plan: boolean },
): Promise<void> {
  const enabled = (isEnabled: boolean) => ({ enabled: isEnabled })
  await page.goto(`/dashboard/organizations/${organizationId}?tab=members`)
  await expect(page.getByRole('button', { name: 'Add Member' })).toBeEnabled(enabled(offers.people))
  await page.goto(`/dashboard/organizations/${organizationId}?tab=settings`)
  await expect(page.getByLabel('Name', { exact: true })).toBeEnabled(enabled(offers.name))
  await expect(page.getByRole('button', { name: 'Change to Starter' })).toBeEnabled(enabled(offers.plan))
}

test('a studio is made, joined by invitation, worked in by role, and its sessions end', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const errors = watchConsole(page)
  const olga = somebody('Olga')
  const mina = somebody('Mina')
  let organizationId = ''

  await test.step('sign up and verify from the mail', async () => {
    await page.goto('/signup')
    await fillSignUp(page, olga)
    await page.waitForURL('**/dashboard/organizations')
    await expect(page.getByText(`Please verify ${olga.email}.`)).toBeVisible()
    await expectAccessible(page)
    await page.goto(await linkMailedTo(olga.email, /confirm your email/i))
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
    await expect(page.getByText('Redirecting to sign in...')).toBeVisible()
    // The sign-in page redirects a signed-in user at once.
    await page.waitForURL('**/dashboard/organizations', { timeout: 8_000 })
    await expect(page.getByText(`Please verify ${olga.email}.`)).toBeHidden()
  })

  await test.step('make an organization and invite somebody', async () => {
    await page.getByRole('button', { name: 'Create Organization' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill('Kestrel')
    await page.getByRole('dialog').getByRole('button', { name: 'Create Organization' }).click()
    await page.waitForURL(/\/dashboard\/organizations\/org_/)
    await expect(page.getByText('No projects yet')).toBeVisible()
    organizationId = /org_\w+/.exec(page.url())?.[0] ?? ''
    await page.getByRole('tab', { name: /Members/ }).click()
    await page.getByRole('button', { name: 'Add Member' }).click()
    await page.getByRole('dialog').getByLabel('Email').fill(mina.email)
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Add Member' }).click()
    await expect(page.getByText(`Invitation sent to ${mina.email}`)).toBeVisible()
    await expect(page.getByText('Pending').first()).toBeVisible()
    await expectAccessible(page)
  })

  const minasPage = await newBrowser(browser)
  const minasErrors = watchConsole(minasPage)
  await test.step('accept at sign-up', async () => {
    await minasPage.goto(await linkMailedTo(mina.email, /Kestrel/))
    await expect(minasPage.getByRole('heading', { name: 'Join Kestrel' })).toBeVisible()
    await expectAccessible(minasPage)
    await minasPage.getByRole('link', { name: 'Create account' }).click()
    await expect(minasPage.getByLabel('Email')).toHaveValue(mina.email)
    await fillSignUp(minasPage, mina)
    await minasPage.waitForURL(`**/dashboard/organizations/${organizationId}`)
    await expect(minasPage.getByRole('heading', { name: 'Kestrel' })).toBeVisible()
    await expect(minasPage.getByText('Please verify')).toBeHidden()
  })

  await test.step('a MEMBER, an ADMIN and the OWNER are offered and allowed what the table says', async () => {
    await expectOffers(minasPage, organizationId, { people: false, name: false, plan: false })
    await expectAnswers(minasPage, organizationId, [null, 'FORBIDDEN', 'FORBIDDEN'])

    await page.goto(`/dashboard/organizations/${organizationId}?tab=members`)
    await page.getByRole('button', { name: 'Actions for Mina' }).click()
    await page.getByRole('menuitem', { name: 'Make Admin' }).click()
    await expect(page.getByText('Mina is an Admin now')).toBeVisible()
    await expectOffers(minasPage, organizationId, { people: true, name: true, plan: false })
    await expectAnswers(minasPage, organizationId, [null, null, 'FORBIDDEN'])

    await expectOffers(page, organizationId, { people: true, name: true, plan: true })
    await expectAccessible(page)
    await expectAnswers(page, organizationId, [null, null, null])

    const outsider = await newBrowser(browser)
    const otto = somebody('Otto')
    await outsider.goto('/signup')
    await fillSignUp(outsider, otto)
    await outsider.waitForURL('**/dashboard/organizations')
    await expectAnswers(outsider, organizationId, ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    await outsider.goto(`/dashboard/organizations/${organizationId}`)
    await expect(
      outsider.getByText('Organization not found. Select an organization from the dashboard.'),
    ).toBeVisible()
    await outsider.context().close()
  })

  await test.step('reset a forgotten password: every session ends', async () => {
    const forgetful = await newBrowser(browser)
    await forgetful.goto('/signin')
    await forgetful.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(forgetful.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await forgetful.getByLabel('Email').fill(mina.email)
    await forgetful.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(forgetful.getByText('Check your email')).toBeVisible()
    const link = await linkMailedTo(mina.email, /reset your password/i)
    mina.password = 'staple battery horse'
    await forgetful.goto(link)
    await forgetful.getByLabel('New password', { exact: true }).fill(mina.password)
    await forgetful.getByLabel('Confirm new password').fill(mina.password)
    await expectAccessible(forgetful)
    await forgetful.getByRole('button', { name: 'Set New Password' }).click()
    await forgetful.waitForURL('**/signin')
    await signIn(forgetful, mina)

    await forgetful.goto(link)
    await expect(forgetful.getByText('This link does not work')).toBeVisible()
    await forgetful.context().close()

    await minasPage.goto('/dashboard/projects')
    await minasPage.waitForURL('**/signin**')
    await expect(minasPage.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await minasPage.getByLabel('Email').fill(mina.email)
    await minasPage.getByLabel('Password', { exact: true }).fill(mina.password)
    await minasPage.getByRole('button', { name: 'Sign In' }).click()
    await minasPage.waitForURL('**/dashboard/projects')
  })

  await test.step('who is removed is out at once', async () => {
    await page.goto(`/dashboard/organizations/${organizationId}?tab=members`)
    await page.getByRole('row', { name: /Mina/ }).getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Mina was removed')).toBeVisible()
    await expectAnswers(minasPage, organizationId, ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    await page.goto(`/dashboard/organizations/${organizationId}?tab=activity`)
    await expect(page.getByText(/removed.*Mina/).first()).toBeVisible()
    await expectAccessible(page)
  })

  expect(errors).toEqual([])
  // The browser tells of requests that were refused with 401, and React of the page that met the refusal (520: and that
  // it rendered once more).
  const isRefusal = (text: string) => /401|token is not valid|Sign in first|React error #520/.test(text)
  expect(minasErrors.filter((text) => !isRefusal(text))).toEqual([])
})

test('an account made with the address of another opens nothing once the owner of the mailbox confirms it', async ({
  page,
}) => {
  const errors = watchConsole(page)
  const client = clientOf(`http://localhost:${process.env['JOURNEY_PORT']}`)
  const mallory = await makePerson(client, 'Mallory')
  const isVerified = async () =>
    (await client.send<{ viewer: { isEmailVerified: boolean } } | null>(mallory, '{ viewer { isEmailVerified } }'))
      .data?.viewer.isEmailVerified ?? null
  const link = await linkMailedTo(mallory.email, /confirm your email/i)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Confirm ${mallory.email}` })).toBeVisible()
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  expect(await isVerified()).toBe(false)

  await page.getByRole('button', { name: "I didn't create this account" }).click()
  await page.waitForURL('**/reset-password?token=*')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(await isVerified()).toBeNull()
  await page.getByLabel('New password', { exact: true }).fill('the mailbox is mine')
  await page.getByLabel('Confirm new password').fill('the mailbox is mine')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await page.waitForURL('**/signin')
  await signIn(page, { email: mallory.email, password: 'the mailbox is mine' })
  expect(errors).toEqual([])
})
