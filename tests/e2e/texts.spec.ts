import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { PASSWORD } from '../harness/fixtures.ts'
import { linkMailedTo } from './mails.ts'
import { ERROR_TEXTS, RULE_TEXTS, SCREEN_TEXTS, SIGHTS } from './quotedTexts.ts'
import { ODD, scene } from './scenes.ts'
import { readWorld } from './visitors.ts'

test.describe.configure({ mode: 'parallel' })

test('every quoted text has a place where it is seen', () => {
  const texts = new Set([...SCREEN_TEXTS, ...RULE_TEXTS, ...ERROR_TEXTS])
  expect([...SIGHTS.keys()].sort()).toEqual([...texts].sort())
  for (const [text, sight] of SIGHTS) if ('file' in sight) expect(readFileSync(sight.file, 'utf8')).toContain(text)
})

scene('welcome', async ({ page, see }) => {
  await page.goto('/')
  await see('Get Started Now', 'Create Full Storyboard', 'Create. Organize. Collaborate. Succeed.')
  await see('Start Creating Now', 'Get Started')
})

scene('welcome back', async ({ page, see, signIn }) => {
  await signIn(readWorld().tokens.MEMBER)
  await page.goto('/')
  await see('Hello', 'Go to Dashboard')
})

scene('about', async ({ page, see }) => {
  await page.goto('/about')
  await see('What is the product', 'Key Features', 'Our Mission', 'Who is it for')
})

scene('sign in', async ({ page, see, interference }) => {
  await page.goto('/signin')
  await see('Sign In', 'Welcome Back', 'Remember me', 'Forgot password?')
  const submit = page.getByRole('button', { name: 'Sign In' })
  await submit.click()
  await see('Email is required', 'Password is required')
  await page.getByLabel('Email').fill('maya@kestrel')
  await page.getByLabel('Password', { exact: true }).fill('a password')
  await submit.click()
  await see('Email is invalid')
  await page.getByLabel('Email').fill('nobody@example.com')
  interference.refuse('SignInFormMutation', ODD)
  await submit.click()
  await see('An error occurred during login')
  interference.hold('SignInFormMutation')
  await submit.click()
  await see('Signing in...')
})

scene('sign up', async ({ page, see, interference }) => {
  await page.goto('/signup')
  const submit = page.getByRole('button', { name: 'Create Account' })
  const confirm = page.getByLabel('Confirm password')
  await submit.click()
  await see('Name is required', 'Please confirm your password')
  await page.getByLabel('Full name').fill('Nora')
  await page.getByLabel('Email').fill(`nora-${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await confirm.fill('other')
  await submit.click()
  await see('Password must be at least 8 characters', 'Passwords do not match')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await confirm.fill(PASSWORD)
  interference.refuse('SignUpFormMutation', ODD)
  await submit.click()
  await see('An error occurred during signup')
  interference.hold('SignUpFormMutation')
  await submit.click()
  await see('Creating account...')
})

scene('forgot password', async ({ page, see }) => {
  await page.goto('/forgot-password')
  await see('Back to Sign In')
  const submit = page.getByRole('button', { name: 'Send Reset Link' })
  await page.getByLabel('Email').fill('nora')
  await submit.click()
  await see('Please enter a valid email address')
  await page.getByLabel('Email').fill(`nora-${randomUUID()}@example.com`)
  await submit.click()
  await see('Check your email', 'Return to Sign In')
})

scene('verification', async ({ page, see, interference, enter }) => {
  await page.goto('/verify-email')
  await see('Verification token is missing')
  interference.refuse('useVerificationQuery', ODD)
  await page.goto('/verify-email?token=nonsense')
  await see('Verification failed')
  interference.lose('useVerificationQuery')
  await page.goto('/verify-email?token=nonsense')
  await see('An error occurred during verification')
  const { person } = await enter(0)
  await page.goto(await linkMailedTo(person.email, /confirm your email/i))
  await see('Email verified successfully!', 'Redirecting to sign in...')
})

scene('settings', async ({ page, see, interference, enter }) => {
  await enter(0)
  await page.goto('/dashboard/user-settings')
  const save = page.getByRole('button', { name: 'Save Changes' })
  await page.getByLabel('Name', { exact: true }).fill('Olga Lund')
  interference.refuse('ProfileFormMutation', ODD)
  await save.click()
  await see('Failed to update profile')
  await save.click()
  await see('Profile updated successfully')
  await page.goto('/dashboard/user-settings?section=password')
  const [current, chosen] = [page.getByLabel('Current password'), page.getByLabel('New password', { exact: true })]
  const [confirm, update] = [page.getByLabel('Confirm new'), page.getByRole('button', { name: 'Update Password' })]
  await current.fill(PASSWORD)
  await chosen.fill('a marsh at dawn')
  await confirm.fill('a marsh at dusk')
  await update.click()
  await see('New passwords do not match')
  await confirm.fill('a marsh at dawn')
  interference.refuse('PasswordFormMutation', ODD)
  await update.click()
  await see('Failed to update password')
  await update.click()
  await see('Password updated successfully')
})
