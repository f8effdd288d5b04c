import { Button, Menu, Portal } from '@chakra-ui/react'
import { previewMessages } from '../../messages/preview.ts'

const SPEEDS = [0.25, 0.5, 0.75, 1, 1.5, 2, 4] as const

/** How fast it plays. */
export function SpeedMenu({ speed, onChosen }: { speed: number; onChosen: (speed: number) => void }) {
  const { speed: label, speedOf } = previewMessages
  return (
    <Menu.Root positioning={{ placement: 'top' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" minWidth="11" px="2" fontFamily="mono" aria-label={`${label} ${speedOf(speed)}`}>
          {speedOf(speed)}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content className="chakra-theme dark" minWidth="24">
            <Menu.RadioItemGroup
              value={String(speed)} onValueChange={({ value }) => onChosen(Number(value))} aria-label={label}
            >
              {SPEEDS.map((each) => (
                <Menu.RadioItem key={each} value={String(each)}>
                  <Menu.ItemIndicator />{speedOf(each)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
