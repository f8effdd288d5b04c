import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { MemoryRouter } from 'react-router-dom'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { ShotDescription } from './ShotDescription.tsx'

const words = storyboardMessages

async function openEditor() {
  const onSaved = vi.fn()
  const editorOf = (description: string) => (
    <StrictMode>
      <AppProvider>
        <EnvironmentProvider>
          <MemoryRouter>
            <ShotDescription
              shotId="shot_1" position={1} description={description} lines={2} canEdit onSaved={onSaved}
            />
          </MemoryRouter>
        </EnvironmentProvider>
      </AppProvider>
    </StrictMode>
  )
  const { unmount, rerender } = render(editorOf('Rain'))
  const savedByOther = (description: string) => rerender(editorOf(description))
  await userEvent.click(screen.getByRole('button', { name: new RegExp(words.editDescription(1)) }))
  return { onSaved, unmount, savedByOther, field: screen.getByRole('textbox', { name: words.description(1) }) }
}

test('saves a changed text, once, when it is taken away', async () => {
  const { onSaved, unmount, field } = await openEditor()
  await userEvent.type(field, ' on glass')
  expect(onSaved).not.toHaveBeenCalled()
  unmount()
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('Rain on glass')
})

test('saves nothing when it is taken away unchanged or was cancelled', async () => {
  const first = await openEditor()
  first.unmount()
  expect(first.onSaved).not.toHaveBeenCalled()
  const second = await openEditor()
  await userEvent.type(second.field, ' on glass{Escape}')
  second.unmount()
  expect(second.onSaved).not.toHaveBeenCalled()
})

test('asks which text stays when another person has saved one meanwhile', async () => {
  const { conflict } = commonMessages
  const { onSaved, field, savedByOther } = await openEditor()
  await userEvent.type(field, ' on glass')
  savedByOther('Snow')
  await userEvent.type(field, '{Enter}')
  expect(screen.getByText(conflict.sentence)).toBeTruthy()
  expect(onSaved).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: conflict.overwrite }))
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('Rain on glass')
})

test('shows the text of the other person when asked to', async () => {
  const { conflict } = commonMessages
  const { onSaved, field, savedByOther } = await openEditor()
  await userEvent.type(field, ' on glass')
  savedByOther('Snow')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: conflict.discard }))
  expect(screen.getByRole('button', { name: new RegExp(`^Snow`) })).toBeTruthy()
  expect(onSaved).not.toHaveBeenCalled()
})
