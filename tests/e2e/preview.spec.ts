import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import { mutatedOne } from '../api/projects/projectCalls.ts'
import { clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson, makeProject, makeShot, readBoard } from '../harness/fixtures.ts'
import { anyPng, giveImage } from '../harness/images.ts'
import { giveSoundtrack, wavOf } from '../harness/sounds.ts'
import { makeSharedBoard, openAs } from './company.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'
import { measurePlayback } from './playbackMeasure.ts'

const HELD_BACK_MS = 500
const SHOTS = 8
const FRAMES = 48
const RATE = 24

/** Somebody signed in, with a board of shots that have pictures, and a soundtrack as long as they are. */
async function openPreview(page: Page, baseURL: string | undefined, { shots = SHOTS, sound = true } = {}) {
  const client = clientOf(baseURL ?? '')
  const person = await makePerson(client, 'Olga')
  const { projectId, storyboardId } = await makeProject(client, person, await makeOrganization(client, person))
  for (let shot = 0; shot < shots; shot += 1) {
    const { views: [view] } = await makeShot(client, person, storyboardId)
    await giveImage(client, person, view?.id ?? '', await anyPng({ width: 840, height: 480 }))
  }
  if (sound) await giveSoundtrack(client, person, storyboardId, wavOf((shots * FRAMES) / RATE))
  await enterAs(page, person)
  const path = `/dashboard/projects/${projectId}`
  return { client, person, storyboardId, path, preview: `${path}/preview` }
}

const stage = (page: Page) => page.locator('[data-stage]')
const playhead = (page: Page) => page.getByRole('slider', { name: 'Playhead' })
const expectFrame = (page: Page, frame: number) =>
  expect(playhead(page)).toHaveAttribute('aria-valuenow', String(frame))

test('a sequence is opened, played, stepped through, made longer and given a sound', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const errors = watchConsole(page)
  const { client, person, storyboardId, path } = await openPreview(page, baseURL, { sound: false })

  await test.step('from the storyboard', async () => {
    await page.goto(`${path}/storyboard`)
    await page.getByRole('link', { name: 'Play', exact: true }).click()
    await expect(page).toHaveURL(/\/preview\?board=/)
    // Play plays.
    await expect.poll(() => stage(page).getAttribute('data-frame').then(Number)).toBeGreaterThan(2)
    await page.keyboard.press('k')
    await page.keyboard.press('Home')
    await expect(stage(page)).toHaveAttribute('data-frame', '0')
    await expect(page.getByText('00:00:16:00')).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Captions')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('in full screen, with its shortcuts over it', async () => {
    const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null)
    await page.keyboard.press('f')
    await expect.poll(isFullScreen).toBe(true)
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    expect(await sheet.evaluate((element) => document.fullscreenElement?.contains(element))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.keyboard.press('f')
    await expect.poll(isFullScreen).toBe(false)
  })

  await test.step('by keys: shots, frames, ends', async () => {
    await page.keyboard.press('ArrowRight')
    await expectFrame(page, FRAMES)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('.')
    await expectFrame(page, FRAMES + 2)
    await page.keyboard.press(',')
    await expectFrame(page, FRAMES + 1)
    await page.keyboard.press('End')
    await expectFrame(page, SHOTS * FRAMES - 1)
    await page.keyboard.press('Home')
    await expectFrame(page, 0)
    await expect(stage(page)).toHaveAttribute('aria-label', /^Shot 1/)
  })

  await test.step('J, K and L', async () => {
    await page.keyboard.press('l')
    await page.keyboard.press('l')
    await expect(page.getByRole('button', { name: 'Speed 2×' })).toBeVisible()
    await expect.poll(() => stage(page).getAttribute('data-frame').then(Number)).toBeGreaterThan(60)
    await page.keyboard.press('j')
    await expect.poll(() => stage(page).getAttribute('data-frame').then(Number)).toBeLessThan(60)
    await page.keyboard.press('k')
    await expect(page.getByRole('button', { name: 'Play (Space)' })).toBeVisible()
  })

  await test.step('a clip is made longer by its edge, and shorter again by Undo', async () => {
    await page.keyboard.press('Home')
    const handle = page.getByRole('slider', { name: 'Duration of shot 1', exact: true })
    await handle.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(handle).toHaveAttribute('aria-valuenow', '58')
    await expect(page.getByText('Shot 1 is 58 frames long')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(handle).toHaveAttribute('aria-valuenow', '48')
    let asked = 0
    let answered = 0
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('shotChangesUpdateMutation')) return route.continue()
      asked += 1
      // The first that is taken back is held back: the one after it must not come before.
      if (asked === 3) await pause(HELD_BACK_MS)
      const response = await route.fetch()
      answered += 1
      await route.fulfill({ response })
    })
    await handle.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(handle).toHaveAttribute('aria-valuenow', '59')
    // They are sent one after the other, later than they show.
    await expect.poll(() => answered).toBe(2)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => answered).toBe(4)
    await expect(handle).toHaveAttribute('aria-valuenow', '48')
    await page.unroute('**/graphql')
    const box = await handle.boundingBox()
    if (!box) throw new Error('The edge is not on the screen')
    await page.mouse.move(box.x + 19, box.y + 30)
    await page.mouse.down()
    await page.mouse.move(box.x + 79, box.y + 30, { steps: 5 })
    await expect(handle).not.toHaveAttribute('aria-valuenow', '48')
    await page.keyboard.press('Escape')
    await expect(handle).toHaveAttribute('aria-valuenow', '48')
    await page.mouse.up()
    await page.mouse.move(box.x + 19, box.y + 30)
    await page.mouse.down()
    await page.mouse.move(box.x + 79, box.y + 30, { steps: 5 })
    await page.mouse.up()
    const dragged = Number(await handle.getAttribute('aria-valuenow'))
    expect(dragged).toBeGreaterThan(48)
    await page.reload()
    await expect(handle).toHaveAttribute('aria-valuenow', String(dragged))
  })

  await test.step('a shot that was moved is called by its place, as on the board', async () => {
    const { nodes } = (await readBoard(client, person, storyboardId)).shots
    const [first, second] = nodes.map(({ id }) => id)
    await mutatedOne(client, person, 'moveShots', { shotId: second, to: { beforeId: first } }, 'shot { id }')
    const description = 'Rain.\n\nWind.'
    const dialogue = 'ADA\n(softly)\nYou came back.'
    await mutatedOne(client, person, 'updateShots', { shotId: second, description, dialogue }, 'shot { id }')
    await page.reload()
    await expect(stage(page)).toHaveAttribute('aria-label', 'Shot 1')
    await expect(page.getByRole('button', { name: 'Shot 1, 2.0 seconds', exact: true })).toBeVisible()
    await expect(page.locator('[data-subtitle]')).toHaveText('ADA (softly) — You came back.')
    await expect(page.locator('[data-caption]')).toContainText('Shot 1Rain. Wind.')
  })

  await test.step('a soundtrack is added, moved, removed and brought back', async () => {
    const bytes = Buffer.from(wavOf(6))
    await page.getByLabel('Soundtrack file').setInputFiles({ name: 'mix.wav', mimeType: 'audio/wav', buffer: bytes })
    await expect(page.getByText('Soundtrack added')).toBeVisible()
    const lane = page.getByRole('slider', { name: 'Beginning of the soundtrack' })
    await lane.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(lane).toHaveAttribute('aria-valuenow', '24')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sound', exact: true }).click()
    await page.getByRole('button', { name: 'Remove soundtrack' }).click()
    await expect(lane).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(lane).toHaveAttribute('aria-valuenow', '24')
    await page.getByRole('button', { name: 'Sound', exact: true }).click()
    await page.getByLabel('Soundtrack file').setInputFiles({
      name: 'notes.wav', mimeType: 'audio/wav', buffer: Buffer.from('Rain on the window.'),
    })
    await expect(page.getByText('Only sounds are taken here. Please select a WAV, MP3, M4A or Ogg file.')).toBeVisible()
  })
  expect(errors).toEqual([])
})

test('the picture follows the clock of the sound', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const errors = watchConsole(page)
  const { preview } = await openPreview(page, baseURL)
  const measured = await measurePlayback(page, preview, { seconds: 4, rate: RATE })
  expect(measured.isHeard).toBe(true)
  // At most moments it is the one due, however busy the machine is. The benchmark of playback judges every frame.
  expect(measured.share, JSON.stringify(measured)).toBeGreaterThanOrEqual(0.5)
  expect(errors).toEqual([])
})

test('a voice is recorded for a shot', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ permissions: ['microphone'] })
  const page = await context.newPage()
  // A machine without a microphone: a tone stands for it.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const device = new AudioContext()
      const tone = new OscillatorNode(device)
      const end = device.createMediaStreamDestination()
      tone.connect(end)
      tone.start()
      return end.stream
    }
  })
  const { preview } = await openPreview(page, baseURL, { shots: 2, sound: false })
  await page.goto(`${baseURL}${preview}`)
  await page.getByRole('button', { name: 'Record a scratch voice for shot 1' }).click()
  await page.waitForTimeout(700)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText('Voice recorded')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove voice' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Remove voice' })).toHaveCount(0)
  await context.close()
})

test('what somebody else does to the board shows in the preview that is open', async ({ browser, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { owner, guest, projectId, storyboardId, shots } = await makeSharedBoard(client, 3)
  const page = await openAs(browser, guest, `/dashboard/projects/${projectId}/preview`)
  const errors = watchConsole(page)
  const clips = page.getByRole('list', { name: 'Shots' }).getByRole('button', { name: /^Shot / })
  const lengths = () =>
    clips.evaluateAll((all) => all.map((clip) => clip.getAttribute('aria-label')?.split(', ').at(-1)))
  await expect.poll(lengths).toEqual(Array.from(shots, () => '2.0 seconds'))
  const [first, , last] = shots
  await mutatedOne(client, owner, 'updateShots', { shotId: last?.id, frames: 96 })
  await expect.poll(lengths).toEqual(['2.0 seconds', '2.0 seconds', '4.0 seconds'])
  await mutatedOne(client, owner, 'moveShots', { shotId: last?.id, to: { beforeId: first?.id } })
  await expect.poll(lengths).toEqual(['4.0 seconds', '2.0 seconds', '2.0 seconds'])
  await mutatedOne(client, owner, 'deleteShots', { shotId: first?.id })
  await expect.poll(lengths).toEqual(['4.0 seconds', '2.0 seconds'])
  await makeShot(client, owner, storyboardId)
  await expect(clips).toHaveCount(3)
  await giveSoundtrack(client, owner, storyboardId, wavOf(6))
  await expect(page.getByRole('slider', { name: 'Beginning of the soundtrack' })).toBeVisible()
  expect(errors).toEqual([])
})
