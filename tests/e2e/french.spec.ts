import { expect, type Page, test } from '@playwright/test'
import { isFull } from '../harness/full.ts'
import { demoSignIn, expectAccessible, watchConsole } from './page.ts'

/** English words that no French sentence has; names of things people made are no sentences. */
const TELL_TALES =
  /\b(the|your|you|with|this|sign in|sign up|password|settings|and|of|cancel|save|search|tasks|shots|nothing)\b/i
/** The demo's own words: what people wrote is not translated. */
const WRITTEN_BY_PEOPLE = '[lang=en], [data-testid=card], article, [role=listitem]'
const WIDTHS = [390, 1440]
const HEIGHT = 900
const SLOW_MS = 120_000

test.use({ locale: 'fr-FR' })

/** What the product says on a page, without what people wrote. */
const readOwnWords = (page: Page) => page.evaluate((apart) => {
  const texts = [...document.querySelectorAll('h1, h2, button, label, nav a, [role=tab], [role=alert]')]
    .filter((element) => element.closest(apart) === null && element.checkVisibility())
  return texts.map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
}, WRITTEN_BY_PEOPLE)

async function expectFrench(page: Page, path: string, title: string, reader = readOwnWords): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveTitle(`${title} | Framewright`)
  await expect(page.locator('html[lang=fr]')).toBeAttached()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, `${path} at ${width} px is wider than the window`).toBeLessThanOrEqual(0)
    expect((await reader(page)).filter((text) => TELL_TALES.test(text)), `English on ${path}`).toEqual([])
    const name = `${path.replaceAll('/', '') || 'index'}-${width}`
    const body = await page.screenshot({ fullPage: isFull, type: 'jpeg', quality: 60 })
    await test.info().attach(name, { body, contentType: 'image/jpeg' })
  }
  await expectAccessible(page)
}

async function signInFrench(page: Page): Promise<void> {
  const { email, password } = demoSignIn()
  await page.goto('/signin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

test('the public site speaks French to a French browser', async ({ page }) => {
  test.setTimeout(SLOW_MS)
  const errors = watchConsole(page)
  await expectFrench(page, '/', 'Accueil')
  await expectFrench(page, '/signin', 'Connexion')
  await expectFrench(page, '/privacy-policy', 'Politique de confidentialité')
  expect(errors).toEqual([])
})

test('what is wrong is said in French, by the page and by the server', async ({ page }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page.getByText('L’e-mail est obligatoire')).toBeVisible()
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel('Mot de passe', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page.getByText('L’e-mail ou le mot de passe est incorrect')).toBeVisible()

  await page.goto('/signup')
  await page.getByLabel('Nom complet').fill('Ada')
  await page.getByLabel('E-mail').fill(demoSignIn().email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('a long password')
  await page.getByLabel('Confirmer le mot de passe').fill('a long password')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByText('Un compte existe déjà avec cet e-mail')).toBeVisible()
})

test('the dashboard speaks French, and keeps the language that is chosen', async ({ page }) => {
  test.setTimeout(SLOW_MS)
  const errors = watchConsole(page)
  await signInFrench(page)
  await expectFrench(page, '/dashboard', 'Tableau de bord')
  await page.goto('/storyboard')
  await expect(page).toHaveURL(/\/projects\/.*\/storyboard/)
  await expect(page.getByRole('button', { name: 'Autres actions' })).toBeVisible()
  await expect(page.locator('html[lang=fr]')).toBeAttached()
  await expectFrench(page, '/dashboard/user-settings?section=appearance', 'Paramètres · Tableau de bord')

  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.locator('html[lang=en]')).toBeAttached()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Paramètres', level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

test('the footer changes the language of who is signed out', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[lang=en]')).toBeAttached()
  await page.goto('/signin')
  await expect(page).toHaveTitle('Sign In | Framewright')
})
