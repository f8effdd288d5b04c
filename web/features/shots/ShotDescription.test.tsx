import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { messages } from '../../messages.ts'
import { MemoryRouter } from 'react-router-dom'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { ShotDescription } from './ShotDescription.tsx'

const words = messages.storyboard

async function openEditor() {
  const onSaved = vi.fn()
  const { unmount } = render(
    <StrictMode>
      <AppProvider>
        <EnvironmentProvider>
          <MemoryRouter>
            <ShotDescription position={1} description="Rain" lines={2} canEdit onSaved={onSaved} />
          </MemoryRouter>
        </EnvironmentProvider>
      </AppProvider>
    </StrictMode>,
  )
  await userEvent.click(screen.getByRole('button', { name: new RegExp(words.editDescription(1)) }))
  return { onSaved, unmount, field: screen.getByRole('textbox', { name: words.description(1) }) }
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
