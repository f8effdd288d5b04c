import { Box, Button, chakra, Checkbox, Fieldset, Stack } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { tokenMessages } from '../../messages/tokens.ts'
import { ACCESS, BUNDLES, RESOURCES, toggleBundle, toggleScope, type Scope } from './tokenRules.ts'

const words = tokenMessages

type ScopesProps = {
  scopes: readonly Scope[]
  isDisabled: boolean
  onChanged: (scopes: readonly Scope[]) => void
}

/** Asks what a token may do: in bundles, or read and write of each resource. */
export function ScopeChoice({ error, ...props }: ScopesProps & { error: string | undefined }) {
  const { scopes, isDisabled, onChanged } = props
  const [isGridWanted, setIsGridWanted] = useState(false)
  // What is chosen decides: a draft that is restored or discarded shows all that the token would get.
  const isByResource = scopes.length === 0 ? isGridWanted : scopes.some((scope) => scope.includes('_'))

  function switchForm() {
    setIsGridWanted(!isByResource)
    onChanged(isByResource ? ['READ'] : [])
  }

  function change(wanted: readonly Scope[]) {
    setIsGridWanted(isByResource)
    onChanged(wanted)
  }

  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium" color="fg" mb="2">{words.scopes}</Fieldset.Legend>
      <Box borderWidth="1px" borderRadius="control" mt="0" borderColor={error ? 'border.error' : 'border.emphasized'}>
        {isByResource ? <ResourceGrid {...props} onChanged={change} /> : <BundleList {...props} onChanged={change} />}
      </Box>
      <Button variant="plain" size="sm" color="accent.fg" alignSelf="flex-start" px="0" disabled={isDisabled}
        onClick={switchForm}>
        {isByResource ? words.chooseBundles : words.chooseByResource}
      </Button>
      <Fieldset.ErrorText textStyle="sm" fontWeight="normal" gap="1.5" role="alert" display="flex" mt="1.5">
        <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} /> {error}
      </Fieldset.ErrorText>
    </Fieldset.Root>
  )
}

function BundleList({ scopes, isDisabled, onChanged }: ScopesProps) {
  return (
    <Stack gap="0">
      {BUNDLES.map((scope) => (
        <Checkbox.Root
          key={scope} checked={scopes.includes(scope)} disabled={isDisabled} px="3" py="2.5" gap="3"
          alignItems="flex-start" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} cursor="pointer"
          onCheckedChange={({ checked }) => onChanged(toggleBundle(scopes, scope, checked === true))}
        >
          <Checkbox.HiddenInput name={scope} />
          <Checkbox.Control mt="1px" />
          <Checkbox.Label flex="1">
            <Box as="span" display="block" fontFamily="mono" textStyle="sm" fontWeight="medium">
              {words.scopeNames[scope]}
            </Box>
            <Box as="span" display="block" textStyle="sm" color="fg.muted">{words.scopeLines[scope]}</Box>
          </Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Stack>
  )
}

const ROWS: readonly { name: string; cells: readonly (Scope | null)[] }[] = [
  ...RESOURCES.map((resource) => ({
    name: words.resources[resource], cells: ACCESS.map((access) => `${resource}_${access}` as const),
  })),
  { name: words.organization, cells: [null, 'ORGANIZATION_ADMIN'] },
]

function ResourceGrid({ scopes, isDisabled, onChanged }: ScopesProps) {
  return (
    <chakra.table width="full" textStyle="sm">
      <thead>
        <tr>
          <chakra.th scope="col" textAlign="start" fontWeight="medium" px="3" py="1.5">{words.resource}</chakra.th>
          {ACCESS.map((access) => (
            <chakra.th key={access} scope="col" fontWeight="medium" width="20" py="1.5">
              {words.access[access]}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ name, cells }) => (
          <chakra.tr key={name} borderTopWidth="1px">
            <chakra.th scope="row" textAlign="start" fontWeight="normal" px="3" py="1">{name}</chakra.th>
            {cells.map((scope, index) => (
              <chakra.td key={ACCESS[index]} textAlign="center" py="1">
                {scope === null ? null : (
                  <Checkbox.Root
                    checked={scopes.includes(scope)} disabled={isDisabled} p="1" verticalAlign="middle" cursor="pointer"
                    onCheckedChange={({ checked }) => onChanged(toggleScope(scopes, scope, checked === true))}
                  >
                    <Checkbox.HiddenInput
                      name={scope} aria-label={words.accessTo(name, words.access[ACCESS[index] ?? 'READ'])}
                    />
                    <Checkbox.Control />
                  </Checkbox.Root>
                )}
              </chakra.td>
            ))}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
