import { expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeSharedBoard, openAs } from './company.ts'
import { interfere } from './interference.ts'
import { drawIn, watchConsole } from './page.ts'

const ADD_SHOT = 'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id } } }'

/** What others do is to be seen within this. */
const SOON = { timeout: 20_000 }

const cardAt = (page: Page, position: number) => page.getByRole('article', { name: `Shot ${position}`, exact: true })
const codesOf = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => Number(/SH(\d{4})/.exec(card.textContent)?.[1])))
/** How many pixels of a frame's canvases are dark. */
const inkIn = (page: Page, position: number) =>
  cardAt(page, position).locator('canvas').evaluateAll((canvases) => {
    let count = 0
    for (const canvas of canvases as HTMLCanvasElement[]) {
      const { width, height } = canvas
      const copy = new OffscreenCanvas(width, height).getContext('2d')
      if (!copy || width === 0) continue
      copy.drawImage(canvas, 0, 0)
      const { data } = copy.getImageData(0, 0, width, height)
      for (let at = 0; at < data.length; at += 4) {
        const [red = 255, green = 255, blue = 255, alpha = 0] = data.subarray(at, at + 4)
        if (alpha > 128 && red + green + blue < 200) count++
      }
    }
    return count
  })

test('two people work on one board and see each other do it', async ({ browser, baseURL }) => {
  test.setTimeout(240_000)
  const client = clientOf(baseURL ?? '')
  const { owner, guest, memberId, storyboardId, shots, path } = await makeSharedBoard(client, 4)
  const olga = await openAs(browser, owner, path)
  const errors = watchConsole(olga)
  const mina = await openAs(browser, guest, path)
  await expect(cardAt(olga, 4)).toBeVisible()
  await expect(cardAt(mina, 4)).toBeVisible()
  const ask = (document: string, input: object) => client.ask<object>(guest, document, { input })
  const [first, , , last] = shots

  await test.step('they see that the other is there', async () => {
    await expect(olga.getByRole('button', { name: 'Here: Olga (you), Mina' })).toBeVisible(SOON)
    await expect(mina.getByRole('button', { name: 'Here: Mina (you), Olga' })).toBeVisible(SOON)
  })

  await test.step('names, order, statuses, new and deleted shots come by themselves', async () => {
    await mina.evaluate(() => Object.assign(window, { untouched: true }))
    await cardAt(olga, 2).getByRole('button', { name: 'Move shot 2' }).dblclick()
    await olga.keyboard.type('The lamp')
    await olga.keyboard.press('Enter')
    await expect(cardAt(mina, 2)).toContainText('The lamp', SOON)
    await olga.getByRole('button', { name: 'Status of shot 1:' }).click()
    await olga.getByRole('menuitem', { name: 'Approved', exact: true }).click()
    await expect(mina.getByRole('button', { name: 'Status of shot 1:' })).toHaveAccessibleName(/Approved/, SOON)
    await ask('mutation ($input: MoveShotsInput!) { moveShots(input: $input) { shots { id } } }', {
      shots: [{ shotId: last?.id }], to: { beforeId: first?.id },
    })
    for (const page of [olga, mina]) await expect.poll(() => codesOf(page), SOON).toEqual([40, 10, 20, 30])
    await ask(ADD_SHOT, { storyboardId, shots: [{}] })
    for (const page of [olga, mina]) await expect.poll(() => codesOf(page), SOON).toEqual([40, 10, 20, 30, 50])
    await ask('mutation ($input: DeleteShotsInput!) { deleteShots(input: $input) { deletedShotIds } }', {
      shots: [{ shotId: last?.id }],
    })
    for (const page of [olga, mina]) await expect.poll(() => codesOf(page), SOON).toEqual([10, 20, 30, 50])
    await expect(mina.getByText('4 shots')).toBeVisible(SOON)
    expect(await mina.evaluate(() => 'untouched' in window)).toBe(true)
  })

  await test.step('a line is seen while it is drawn, with the pointer that draws it, and stays', async () => {
    await cardAt(mina, 1).getByRole('button', { name: 'Draw in shot 1' }).click()
    await expect(cardAt(mina, 1).getByRole('application')).toBeVisible()
    await cardAt(olga, 1).getByRole('button', { name: 'Draw in shot 1' }).click()
    const frame = cardAt(olga, 1).getByRole('application')
    await expect(frame).toBeVisible()
    await expect(cardAt(mina, 1).locator('[data-marks]').getByRole('img')).toBeVisible(SOON)
    const box = await frame.boundingBox()
    if (!box) throw new Error('The frame is not on the screen')
    await olga.mouse.move(box.x + 60, box.y + 60)
    await olga.mouse.down()
    for (let step = 0; step < 20; step++) await olga.mouse.move(box.x + 60 + step * 8, box.y + 60 + step * 3)
    await expect(cardAt(mina, 1).locator('canvas[data-guest]')).toBeAttached(SOON)
    await expect(cardAt(mina, 1).locator('[data-cursor]')).toContainText('Olga', SOON)
    expect(await inkIn(mina, 1)).toBeGreaterThan(50)
    await olga.mouse.up()
    await expect(cardAt(mina, 1).locator('canvas[data-guest]')).toHaveCount(0, SOON)
    expect(await inkIn(mina, 1)).toBeGreaterThan(50)
  })

  await test.step("undo takes back one's own line and leaves the other's", async () => {
    await drawIn(mina, cardAt(mina, 1).getByRole('application'))
    const drawn = async (page: Page) => (await inkIn(page, 1)) > 400
    await expect.poll(() => drawn(olga), SOON).toBe(true)
    await olga.keyboard.press('Control+z')
    await expect.poll(async () => Math.abs((await inkIn(mina, 1)) - (await inkIn(olga, 1))) < 40, SOON).toBe(true)
    expect(await inkIn(olga, 1)).toBeGreaterThan(100)
  })

  await test.step('somebody is followed until a press of their own', async () => {
    await mina.keyboard.press('Escape')
    await mina.getByRole('button', { name: /^Here:/ }).click()
    await mina.getByRole('menuitem', { name: 'Follow Olga' }).click()
    await expect(mina.locator('[data-follow]').getByText('Following Olga')).toBeVisible()
    await mina.keyboard.press('Escape')
    await expect(mina.locator('[data-follow]').getByText('Following Olga')).toBeHidden()
  })

  await test.step('of two texts saved in one moment the second asks which one stays', async () => {
    const { hold } = await interfere(olga)
    const update = 'mutation ($input: UpdateShotsInput!) { updateShots(input: $input) { shots { id } } }'
    /** Olga's text is on its way while Mina's is stored. */
    const saveBoth = async (field: Locator, own: string, end: () => Promise<unknown>, other: string) => {
      await field.fill(own)
      const release = hold('sendShotDescriptionMutation')
      const sent = olga.waitForRequest((request) => request.postData()?.includes('sendShotDescription') ?? false)
      await end()
      await sent
      await ask(update, { shots: [{ shotId: shots[1]?.id, description: other }] })
      release()
    }
    const card = cardAt(olga, 2)
    await card.getByRole('button', { name: 'Edit the description of shot 2' }).click()
    const onCard = card.getByRole('textbox', { name: 'Description of shot 2' })
    await saveBoth(onCard, 'Rain', () => onCard.press('Enter'), 'Snow')
    await expect(card.getByText('Somebody else has saved this')).toBeVisible(SOON)
    await card.getByRole('button', { name: 'Save mine over it' }).click()
    await expect(cardAt(mina, 2)).toContainText('Rain', SOON)

    await olga.getByRole('button', { name: 'Open the preview of shot 2' }).click()
    const panel = olga.getByRole('complementary').last()
    const inPreview = panel.getByRole('textbox', { name: 'Description of shot 2' })
    await saveBoth(inPreview, 'Hail', () => olga.keyboard.press('Control+s'), 'Thunder')
    await expect(panel.getByText('Somebody else has saved this')).toBeVisible(SOON)
    await panel.getByRole('button', { name: 'Show what was saved' }).click()
    await expect(inPreview).toHaveValue('Thunder')
    await olga.goto(path)
    await expect(cardAt(olga, 2)).toContainText('Thunder')
    await cardAt(olga, 1).getByRole('button', { name: 'Draw in shot 1' }).click()
    await expect(cardAt(olga, 1).getByRole('application')).toBeVisible()
  })

  await test.step('without a network work goes on, and arrives when it is back', async () => {
    await olga.context().setOffline(true)
    await drawIn(olga, cardAt(olga, 1).getByRole('application'))
    await ask(ADD_SHOT, { storyboardId, shots: [{}] })
    await expect(olga.locator('[data-offline]')).toContainText('wait', { timeout: 15_000 })
    const before = await inkIn(mina, 1)
    await olga.context().setOffline(false)
    await expect(olga.locator('[data-offline]')).toBeHidden({ timeout: 15_000 })
    await expect.poll(() => codesOf(olga), { timeout: 15_000 }).toEqual([10, 20, 30, 50, 60])
    await cardAt(mina, 1).getByRole('button', { name: 'Draw in shot 1' }).click()
    await expect.poll(() => inkIn(mina, 1), { timeout: 20_000 }).toBeGreaterThan(before)
  })

  await test.step('who is removed is led out within a second, whatever the board still asks for', async () => {
    const { hold } = await interfere(mina)
    const answerBoard = hold('useLiveBoardQuery')
    const answerProjects = hold('ProjectsPageQuery')
    const asking = mina.waitForRequest((request) => request.postData()?.includes('useLiveBoardQuery') ?? false)
    await ask(ADD_SHOT, { storyboardId, shots: [{}] })
    const asked = await asking
    const remove = 'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { deletedMemberId } }'
    await client.ask(owner, remove, { input: { memberId } })
    await expect(mina.getByText('You no longer have access to this project')).toBeVisible({ timeout: 2_000 })
    answerBoard()
    await asked.response()
    answerProjects()
    await mina.waitForURL('**/dashboard/projects')
    await expect(olga.getByRole('button', { name: /^Here:/ })).toBeHidden({ timeout: 15_000 })
  })
  const unexpected = errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(error))
  expect(unexpected).toEqual([])
})
