import { expect, type Locator, type Page, test } from '@playwright/test'
import { anyPng } from '../harness/images.ts'
import { drawIn, expectAccessible, watchConsole } from './page.ts'

/** A keyboard's way to a slider's ends. */
async function expectRange(slider: Locator, [least, most]: readonly [string, string]): Promise<void> {
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuenow', most)
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', most)
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuenow', least)
}

const png = async (name: string, size?: { width: number; height: number }) => ({
  name, mimeType: 'image/png', buffer: Buffer.from(await anyPng(size)),
})

/** What the page has asked for that is not a file of the product's own. */
function watchRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && request.resourceType() !== 'fetch' && request.resourceType() !== 'xhr'
    if (!isFile && !request.url().startsWith('blob:')) requests.push(`${request.method()} ${request.url()}`)
  })
  page.on('websocket', (socket) => requests.push(socket.url()))
  return requests
}

/** What the server has of the first shot of the board that is open. */
async function boardOf(page: Page): Promise<{
  name: string
  shots: { nodes: { description: string; views: { canvasData: { lines: object[] }; image: object | null }[] }[] }
  assets: { nodes: { name: string; type: string }[] }
  tasks: { nodes: { title: string; description: string }[] }
}> {
  const id = /projects\/([^/]+)/.exec(page.url())?.[1]
  return page.evaluate(async (projectId) => {
    const query = `query ($id: ID!) { project(by: { id: $id }) {
      name shots { nodes { description views { canvasData image { id } } } }
      assets { nodes { name type } } tasks { nodes { title description } }
    } }`
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` }
    const body = JSON.stringify({ query, variables: { id: projectId } })
    const answer: unknown = await (await fetch('/graphql', { method: 'POST', headers, body })).json()
    return (answer as { data: { project: never } }).data.project
  }, id)
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Nora Vale')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a quick frame')
  await page.getByLabel('Confirm password').fill('a quick frame')
  await page.getByRole('button', { name: 'Create Account' }).click()
}

test('a frame is drawn, described and cleared without a word to the server, within its limits', async ({ page }) => {
  const errors = watchConsole(page)
  await page.goto('/try-it-out')
  await expect(page).toHaveTitle('Try It Out | Framewright')
  const board = page.getByRole('group', { name: 'Drawing board to try out' })
  const canvas = board.getByRole('application', { name: 'Try It Out, drawing' })
  await expect(canvas).toBeVisible()
  await page.waitForLoadState('networkidle')
  const requests = watchRequests(page)
  const undo = board.getByRole('button', { name: 'Undo' })
  const clear = board.getByRole('button', { name: 'Clear' })
  const hint = board.getByText('Draw here')

  await test.step('the canvas is as large as the window allows', async () => {
    expect(await board.locator('[data-demo-canvas]').boundingBox()).toMatchObject({ width: 810, height: 530 })
    await expectAccessible(page)
  })

  await test.step('lines come and go', async () => {
    await expect(clear).toBeDisabled()
    await drawIn(page, canvas)
    await expect(hint).toBeHidden()
    await drawIn(page, canvas)
    await undo.click()
    await expect(hint).toBeHidden()
    await canvas.press('Control+z')
    await expect(hint).toBeVisible()
    await expect(undo).toBeDisabled()
    await board.getByRole('button', { name: 'Redo' }).click()
    await expect(hint).toBeHidden()
  })

  await test.step('pencil and tone draw, each with its own size, and undo takes them back', async () => {
    await canvas.press('Control+z')
    await board.getByRole('button', { name: 'Tone' }).click()
    await expect(board.getByRole('slider', { name: 'Brush Size:' })).toHaveAttribute('aria-valuenow', '8')
    await drawIn(page, canvas)
    await board.getByRole('button', { name: 'Pencil' }).click()
    await drawIn(page, canvas)
    await undo.click()
    await expect(hint).toBeHidden()
    await undo.click()
    await expect(hint).toBeVisible()
    await board.getByRole('button', { name: 'Ink' }).click()
    await drawIn(page, canvas)
  })

  await test.step('keys draw, too', async () => {
    await clear.click()
    await canvas.press('Enter')
    for (let step = 0; step < 5; step++) await canvas.press('ArrowRight')
    await canvas.press('Enter')
    await expect(hint).toBeHidden()
    await canvas.press(']')
    await expect(board.getByRole('slider', { name: 'Brush Size:' })).toHaveAttribute('aria-valuenow', '3')
  })

  await test.step('the brush, its smoothness and the zoom keep within their limits', async () => {
    await expectRange(board.getByRole('slider', { name: 'Brush Size:' }), ['1', '100'])
    await expectRange(board.getByRole('slider', { name: 'Smoothness:' }), ['0', '100'])
    const closer = board.getByRole('button', { name: 'Zoom in' })
    const farther = board.getByRole('button', { name: 'Zoom out' })
    while (await farther.isEnabled()) await farther.click()
    await expect(board.getByText('33%')).toBeVisible()
    while (await closer.isEnabled()) await closer.click()
    await expect(board.getByText('300%')).toBeVisible()
    await board.getByText('300%').click()
    await expect(board.getByText('100%')).toBeVisible()
  })

  await test.step('an image lies under the lines; what is none is refused', async () => {
    const file = board.getByLabel('Image file')
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture') })
    await expect(board.getByText('Only image files are allowed')).toBeVisible()
    await file.setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: Buffer.alloc(12 * 1_024 * 1_024) })
    await expect(board.getByText('File size too large. Maximum size is 10 MB. Your file is 12 MB')).toBeVisible()
    await file.setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture at all') })
    await expect(board.getByText('Error reading file. Please try again.')).toBeVisible()
    await file.setInputFiles(await png('sea.png'))
    await expect(board.getByRole('button', { name: 'Remove image' })).toBeVisible()
    await clear.click()
    await expect(hint).toBeVisible()
    await undo.click()
    await expect(board.getByRole('button', { name: 'Remove image' })).toBeVisible()
    await board.getByRole('button', { name: 'Remove image' }).click()
    await expect(board.getByRole('button', { name: 'Add image' })).toBeVisible()
  })

  await test.step('assets and tasks', async () => {
    await board.getByLabel('Name of a new asset').fill('   ')
    await board.getByLabel('Name of a new asset').press('Enter')
    await expect(board.getByRole('listitem').filter({ has: page.getByRole('combobox') })).toHaveCount(3)
    await board.getByLabel('Name of a new asset').fill('Fog')
    await board.getByLabel('Type of the new asset').selectOption('VFX Effect')
    await board.getByRole('button', { name: 'Add the asset' }).click()
    await expect(board.getByLabel('Type of Fog')).toHaveValue('effect')
    await board.getByRole('tab', { name: 'Tasks' }).click()
    await board.getByLabel('Name of a new task').fill('Thicken it')
    await board.getByLabel('Asset of the new task').selectOption('Fog')
    await board.getByLabel('Name of a new task').press('Enter')
    await board.getByLabel('Status of Thicken it').selectOption('In Progress')
    await expectAccessible(page)
  })

  expect(requests).toEqual([])
  // The browser itself asks once more for the picture that it could not read, which the page's policy refuses.
  expect(errors.filter((error) => !error.startsWith("Connecting to 'blob:"))).toEqual([])
})

test('a kept frame is on a board of the new account, even when the page goes in between', async ({ page }) => {
  const errors = watchConsole(page)
  await page.goto('/try-it-out')
  const board = page.getByRole('group', { name: 'Drawing board to try out' })
  const canvas = board.getByRole('application', { name: 'Try It Out, drawing' })
  const keep = board.getByRole('button', { name: 'Keep this frame' })
  await expect(keep).toBeDisabled()
  await drawIn(page, canvas)
  await drawIn(page, canvas)
  await board.getByLabel('Image file').setInputFiles(await png('sea.png', { width: 320, height: 210 }))
  await expect(board.getByRole('button', { name: 'Remove image' })).toBeVisible()
  await board.getByLabel('Frame description').fill('The sea, from above.')
  await board.getByLabel('Name of a new asset').fill('Sea')
  await board.getByLabel('Type of the new asset').selectOption('Environment')
  await board.getByRole('button', { name: 'Add the asset' }).click()
  await board.getByRole('tab', { name: 'Tasks' }).click()
  await board.getByLabel('Name of a new task').fill('Waves')
  await board.getByLabel('Asset of the new task').selectOption('Sea')
  await board.getByRole('button', { name: 'Add the task' }).click()
  await keep.click()

  await page.waitForURL('**/signup')
  await expect(page.getByText('Your frame is kept in this browser')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your frame is kept in this browser')).toBeVisible()

  // The server makes the project, and its answer is lost.
  let isBroken = false
  await page.route('**/graphql', async (route) => {
    const isProject = route.request().postData()?.includes('"operationName":"carryServerProjectMutation"') ?? false
    if (isBroken || !isProject) return route.continue()
    isBroken = true
    await route.fetch()
    return route.abort()
  })
  await signUp(page, `nora-${Date.now()}@vale.studio`)
  await expect(page.getByText('Your frame could not be brought over')).toBeVisible()
  expect(isBroken).toBe(true)
  await page.reload()
  await expect(page.getByText('Your frame is on the board')).toBeVisible()
  await page.getByRole('button', { name: 'Open board' }).click()
  await page.waitForURL('**/storyboard')
  await expect(page.getByRole('article', { name: 'Shot 1' })).toBeVisible()

  const project = await boardOf(page)
  const [shot] = project.shots.nodes
  expect(project.shots.nodes).toHaveLength(1)
  expect(shot?.description).toBe('The sea, from above.')
  const drawing = shot?.views[0]?.canvasData
  expect(drawing).toMatchObject({ width: 810, height: 530 })
  expect(drawing?.lines).toHaveLength(2)
  expect(shot?.views[0]?.image).not.toBeNull()
  expect(project.assets.nodes).toEqual([{ name: 'Sea', type: 'ENVIRONMENT' }])
  expect(project.tasks.nodes).toEqual([{ title: 'Waves', description: 'For Sea' }])

  await page.goto('/dashboard/projects')
  await expect(page.getByRole('link', { name: 'My first board' })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Your frame is on the board')).toBeHidden()
  expect(errors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})
