import { Flex, HStack, Input, Text } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

type TryOutRowProps = {
  name: string
  /** Stands before the name. */
  icon?: ReactNode
  /** Stands under the name, in small type. */
  detail?: string | null
  choice: ReactNode
  removeLabel: string
  onRemoved: () => void
}

/** One asset or task of the demo. */
export function TryOutRow({ name, icon, detail, choice, removeLabel, onRemoved }: TryOutRowProps) {
  return (
    <Flex as="li" align="center" gap="2" minHeight="11" ps="5" pe="2.5" _hover={{ bg: 'bg.subtle' }}>
      {icon}
      <Flex direction="column" minWidth="0" flex="1">
        <Text truncate title={name} fontWeight="medium">{name}</Text>
        {detail ? <Text truncate textStyle="xs" color="fg.muted" title={detail}>{detail}</Text> : null}
      </Flex>
      {choice}
      <IconButton label={removeLabel} icon={<X strokeWidth={1.75} aria-hidden />} onClick={onRemoved} />
    </Flex>
  )
}

type SmallChoiceProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { readonly value: Value; readonly label: string }[]
  onChosen: (value: Value) => void
  isQuiet?: boolean
}

/** A choice within a row, or beside the name of a new one. */
export function SmallChoice<Value extends string>(props: SmallChoiceProps<Value>) {
  const { label, value, choices, onChosen, isQuiet = false } = props
  return (
    <FilterSelect
      label={label} value={value} choices={choices} onChosen={onChosen} width={{ base: '112px', sm: '124px' }}
      isQuiet={isQuiet}
    />
  )
}

type NewRowProps = {
  label: string
  placeholder: string
  addLabel: string
  name: string
  onNameChanged: (name: string) => void
  /** Asks for the row; a blank name is ignored. */
  onAdded: () => void
  choice: ReactNode
  /** Why no more rows are taken, or null. */
  reason: string | null
}

/** The line a new asset or task is written in; Enter adds it. */
export function NewRow({ label, placeholder, addLabel, name, onNameChanged, onAdded, choice, reason }: NewRowProps) {
  if (reason !== null) return <Text px="5" pt="3" textStyle="sm" color="fg.muted">{reason}</Text>
  function add(event: FormEvent): void {
    event.preventDefault()
    onAdded()
  }
  return (
    <form onSubmit={add}>
      <HStack gap="1.5" ps="5" pe="2.5" pt="2">
        <Input
          size="sm" aria-label={label} placeholder={placeholder} value={name} maxLength={200} flex="1" minWidth="0"
          onChange={(event) => onNameChanged(event.target.value)}
        />
        {choice}
        <IconButton type="submit" label={addLabel} icon={<Plus strokeWidth={2} aria-hidden />} />
      </HStack>
    </form>
  )
}
