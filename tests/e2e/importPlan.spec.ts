import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

const CODES = `query ($id: ID!) { project(by: { id: $id }) { storyboard { shots(first: 9) { nodes {
  code frames description } } } } }`

const file = (text: string) => ({ name: 'recut.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** The check box of an item of the plan, by the code of its shot. */
const choiceOf = (page: Page, code: string) => page.getByRole('checkbox', { name: new RegExp(`\\b${code}\\b`) })

test('a file is planned, chosen, applied and undone, and a dropped one is planned too', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path } = await makeBoard(client, 2)
  const errors = watchConsole(page)
  const projectId = /projects\/([^/]+)/.exec(path)?.[1]
  type Shot = { code: string; frames: number; description: string }
  const shots = async (): Promise<Shot[]> => {
    const { project } = await client.ask<{ project: { storyboard: { shots: { nodes: Shot[] } } } }>(
      person, CODES, { id: projectId })
    return project.storyboard.shots.nodes
  }
  const before = await shots()
  const [first, second] = before
  const text = [
    'Sequence,Name,Nb Frames,Description,Compositing', `MAIN,${first?.code},36,,wip`,
    `MAIN,${second?.code},,The lamp goes out,todo`, 'MAIN,SH0900,12,A new beat,todo',
  ].join('\n')
  await enterAs(page, person)
  await page.goto(path)

  await test.step('the plan names each change, and what is not read', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Import a file…' }).click()
    await page.getByLabel('Choose a file').setInputFiles(file(text))
    await expect(page.getByRole('heading', { level: 1, name: 'recut.csv' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply 3 changes' })).toBeEnabled()
    await expect(page.getByText('4 of 5 columns read')).toBeVisible()
    await expect(choiceOf(page, 'SH0900')).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('it is chosen by keys', async () => {
    await choiceOf(page, first?.code ?? '').focus()
    await page.keyboard.press('j')
    await expect(choiceOf(page, second?.code ?? '')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByText('2 of 3 changes accepted')).toBeVisible()
    await page.reload()
    await expect(choiceOf(page, second?.code ?? '')).not.toBeChecked()
  })

  await test.step('what is accepted is applied, and Undo gives the board back', async () => {
    await page.getByRole('button', { name: 'Apply 2 changes' }).click()
    await expect(page.getByText('recut.csv imported')).toBeVisible()
    const after = await shots()
    expect(after.map(({ code }) => code)).toEqual([first?.code, second?.code, 'SH0900'])
    expect([after[0]?.frames, after[1]?.description]).toEqual([36, second?.description])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Import of recut.csv undone')).toBeVisible()
    expect(await shots()).toEqual(before)
  })

  const event = (number: number, name: string, from: string, to: string) =>
    `${String(number).padStart(3, '0')}  AX       V     C        00:00:00:00 00:00:01:00 ${from} ${to}\n` +
    `* FROM CLIP NAME: ${name}\n`
  await test.step('a cut goes into the board', async () => {
    const [length, later] = [before[0]?.frames ?? 0, before[1]?.frames ?? 0]
    expect([length, later].every((frames) => frames > 24)).toBe(true)
    const cut = 'TITLE: MAIN\nFCM: NON-DROP FRAME\n\n' +
      event(1, second?.code ?? '', '01:00:00:00', '01:00:01:00') +
      event(2, first?.code ?? '', '01:00:01:00', '01:00:02:00')
    await page.goto(path)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Import a file…' }).click()
    await page.getByLabel('Choose a file').setInputFiles({ ...file(cut), name: 'recut.edl', mimeType: 'text/plain' })
    await page.getByRole('button', { name: /^Apply / }).click()
    await expect(page.getByText('recut.edl imported')).toBeVisible()
    expect((await shots()).map(({ code }) => code)).toEqual([second?.code, first?.code])
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('Import of recut.edl undone')).toBeVisible()
    expect(await shots()).toEqual(before)
  })

  await test.step('a clip that nobody knows is a shot that is chosen by its picture', async () => {
    const cut = 'TITLE: MAIN\nFCM: NON-DROP FRAME\n\n' +
      event(1, first?.code ?? '', '01:00:00:00', '01:00:01:00') + event(2, 'B-ROLL', '01:00:01:00', '01:00:02:00')
    await page.goto(path)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Import a file…' }).click()
    await page.getByLabel('Choose a file').setInputFiles({ ...file(cut), name: 'roll.edl', mimeType: 'text/plain' })
    await page.getByRole('button', { name: 'B-ROLL: Choose the shot…' }).click()
    const asked = page.getByRole('dialog', { name: 'Shot of B-ROLL' })
    await asked.getByRole('searchbox').fill(second?.code ?? '')
    await expect(asked.getByRole('button')).toHaveCount(1)
    await expectAccessible(page)
    await asked.getByRole('searchbox').press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `MAIN/${second?.code}: Chosen: ${second?.code}` })).toBeFocused()
    await expect(choiceOf(page, second?.code ?? '')).toBeChecked()
    // The strip brings the item below the pressed shot.
    await page.locator('[data-cut-strip]').click({ position: { x: 5, y: 55 } })
    await expect(choiceOf(page, first?.code ?? '')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await page.waitForURL(`**${path}`)
  })

  await test.step('a file dropped beside the frames', async () => {
    await page.goto(path)
    await expect(page.getByRole('article').first()).toBeVisible()
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer()
      data.items.add(new File([content], 'dropped.csv', { type: 'text/csv' }))
      return data
    }, text)
    const board = page.getByRole('main')
    // What takes the file comes after the first picture.
    await expect(async () => {
      await board.dispatchEvent('dragover', { dataTransfer: transfer })
      await expect(page.getByText('Drop the file to see what it would do')).toBeVisible({ timeout: 500 })
    }).toPass()
    await board.dispatchEvent('drop', { dataTransfer: transfer })
    await expect(page.getByRole('heading', { level: 1, name: 'dropped.csv' })).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await page.waitForURL(`**${path}`)
  })
  expect(errors).toEqual([])
})
