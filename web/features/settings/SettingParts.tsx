import { Heading, Stack, Switch, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { rememberSetting } from '../../lib/deviceSettings.ts'
import { useSetting } from '../../lib/useSetting.ts'

type SettingSwitchProps = {
  name: 'singleKeys' | 'fingerTaps' | 'fingerDrawing'
  label: string
  line: string
  onChosen: (value: 'on' | 'off') => void
}

/** What is on until it is turned off. */
export function SettingSwitch({ name, label, line, onChosen }: SettingSwitchProps) {
  const isOn = useSetting(name) !== 'off'
  return (
    <Switch.Root
      checked={isOn} display="flex" justifyContent="space-between" gap="6" px="4" py="3.5" cursor="pointer"
      colorPalette="accent" width="full"
      onCheckedChange={({ checked }) => {
        const value = checked ? 'on' : 'off'
        rememberSetting(name, value)
        onChosen(value)
      }}
    >
      <Switch.HiddenInput />
      <Switch.Label fontWeight="medium" textStyle="md">
        {label}
        <Text as="span" display="block" textStyle="xs" fontWeight="normal" color="fg.muted" maxWidth="60ch">
          {line}
        </Text>
      </Switch.Label>
      <Switch.Control flexShrink="0"><Switch.Thumb /></Switch.Control>
    </Switch.Root>
  )
}

/** Settings that belong together. */
export function Part({ title, line, children }: { title: string; line?: string; children: ReactNode }) {
  return (
    <Stack gap="3">
      <Stack gap="0.5">
        <Heading as="h3" textStyle="md" letterSpacing="-0.01em">{title}</Heading>
        {line ? <Text textStyle="sm" color="fg.muted" maxWidth="68ch">{line}</Text> : null}
      </Stack>
      {children}
    </Stack>
  )
}
