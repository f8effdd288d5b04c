import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scriptMessages } from '../../messages/scripts.ts'
import { textFileMessages } from '../../messages/textFiles.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ImportScriptDialog } from './ImportScriptDialog.tsx'

configure({ defaultHidden: true })
const words = scriptMessages
const SCRIPT = 'INT. MARAIS - JOUR\n\nL’été revient.'

test('the encoding of a script that is not UTF-8 is chosen by its lines, and its text is read', async () => {
  const undecoded = { text: null, choices: [{ encoding: 'WINDOWS_1252', lines: ['L’été revient.'] }] }
  const requests = answerEach({
    decodeTextFileQuery: ({ encoding }) => ({
      decodedText: encoding === null ? undecoded : { text: SCRIPT, choices: [] },
    }),
  })
  renderAt('/', <ImportScriptDialog storyboardId="storyboard_1" onClosed={() => undefined} />)
  await userEvent.upload(await screen.findByLabelText(words.chooseFile), new File(['x'], 'marais.fountain'))
  expect(await screen.findByText(textFileMessages.notUtf8('marais.fountain'))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Windows-1252.*L’été revient/ }))
  await waitFor(() => expect(screen.getByLabelText(words.text)).toHaveProperty('value', SCRIPT))
  expect(screen.getByText('marais.fountain')).toBeTruthy()
  expect(screen.queryByText(textFileMessages.chooseEncoding)).toBeNull()
  expect(requests.map(({ variables }) => variables['encoding'])).toEqual([null, 'WINDOWS_1252'])
})

test('the XML of a Final Draft file is not shown, and why it is refused is', async () => {
  const text = '<?xml version="1.0"?><FinalDraft/>'
  answerEach({
    decodeTextFileQuery: () => ({ decodedText: { text, choices: [] } }),
    useScriptPlanQuery: () => ({ scriptPlan: null }),
  })
  renderAt('/', <ImportScriptDialog storyboardId="storyboard_1" onClosed={() => undefined} />)
  await userEvent.upload(await screen.findByLabelText(words.chooseFile), new File(['x'], 'marais.FDX'))
  expect(await screen.findByText('marais.FDX')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: words.read }))
  expect(await screen.findByRole('alert')).toBeTruthy()
})
