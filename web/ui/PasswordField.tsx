import { HStack, IconButton, Input, InputGroup } from '@chakra-ui/react'
import { ArrowBigUp, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { signInMessages } from '../messages/signIn.ts'
import { Field } from './Field.tsx'

type PasswordFieldProps = {
  label: string
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  error?: string | null
  autoComplete: 'current-password' | 'new-password'
  labelAside?: ReactNode
  help?: ReactNode
  disabled?: boolean
}

/** A password with a button that shows it and a hint while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, value, onChange, error, autoComplete, labelAside, help, disabled } = props
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const Icon = isShown ? EyeOff : Eye

  function watchCapsLock(event: KeyboardEvent<HTMLInputElement>) {
    setIsCapsLockOn(event.getModifierState('CapsLock'))
  }

  return (
    <Field
      label={label}
      error={error}
      labelAside={labelAside}
      help={
        <>
          {help}
          {isCapsLockOn ? (
            <HStack gap="1.5" color="fg.warning" textStyle="sm" role="status">
              <ArrowBigUp size={14} aria-hidden /> {signInMessages.capsLock}
            </HStack>
          ) : null}
        </>
      }
    >
      <InputGroup
        endElementProps={{ px: '1' }}
        endElement={
          <IconButton
            variant="ghost" size="sm" type="button" disabled={disabled} aria-pressed={isShown}
            aria-label={isShown ? signInMessages.hidePassword : signInMessages.showPassword}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden />
          </IconButton>
        }
      >
        <Input
          size="lg" name={name} type={isShown ? 'text' : 'password'} autoComplete={autoComplete} value={value}
          disabled={disabled} spellCheck={false} autoCapitalize="none" pe="12"
          onChange={onChange}
          onKeyDown={watchCapsLock} onKeyUp={watchCapsLock} onBlur={() => setIsCapsLockOn(false)}
        />
      </InputGroup>
    </Field>
  )
}
