import { Box, Button, HStack, Menu, Portal } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { isPartKind, type PartKind, type Scope, type ScopeKind, type ScopePart } from './exportScope.ts'

const words = exportDialogMessages

type ScopeChoiceProps = {
  scope: Scope
  choices: readonly { value: ScopeKind; label: string }[]
  /** The scenes and boards to choose from. */
  parts: Readonly<Record<PartKind, readonly ScopePart[]>>
  /** Of the whole project alone. */
  isWhole: boolean
  onChosen: (scope: Scope) => void
}

/** What is exported; of scenes and boards, some. */
export function ScopeChoice({ scope, choices, parts, isWhole, onChosen }: ScopeChoiceProps) {
  const { kind } = scope
  return (
    <HStack align="flex-end" gap="2" minWidth="0">
      <Box flex="1" minWidth="0">
        <Field label={words.scope}>
          <FormSelect
            value={kind} disabled={isWhole} onChosen={(chosen) => onChosen({ ...scope, kind: chosen })}
            choices={isWhole ? choices.filter(({ value }) => value === 'project') : choices}
          />
        </Field>
      </Box>
      {isPartKind(kind) ? (
        <PartMenu
          kind={kind} parts={parts[kind]} chosen={scope.parts[kind]}
          onChosen={(ids) => onChosen({ ...scope, parts: { ...scope.parts, [kind]: ids } })}
        />
      ) : null}
    </HStack>
  )
}

type PartMenuProps = {
  kind: PartKind
  parts: readonly ScopePart[]
  chosen: readonly string[]
  onChosen: (ids: readonly string[]) => void
}

/** A menu that stays open while scenes or boards are checked. */
function PartMenu({ kind, parts, chosen, onChosen }: PartMenuProps) {
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'top-end' }} lazyMount>
      <Menu.Trigger asChild>
        <Button size="md" variant="outline" flexShrink="0">
          {words.partsChosen[kind](chosen.length)} <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxHeight="min(20rem, 60dvh)" overflowY="auto" maxWidth="min(26rem, calc(100vw - 2rem))">
            {parts.map(({ id, name }) => (
              <Menu.CheckboxItem
                key={id} value={id} checked={chosen.includes(id)}
                onCheckedChange={(isChosen) =>
                  // In the order of the list, whatever the order of the clicks.
                  onChosen(parts.flatMap((part) =>
                    ((part.id === id ? isChosen : chosen.includes(part.id)) ? [part.id] : [])))}
              >
                <Menu.ItemIndicator /><Box as="span" truncate>{name}</Box>
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
