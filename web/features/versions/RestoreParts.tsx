import { Box, Checkbox, HStack, Stack, Text } from '@chakra-ui/react'
import { versionMessages } from '../../messages/versions.ts'
import { RESTORE_PARTS, type RestorePart, type RestorePlan } from './useRestorePlan.ts'

const words = versionMessages.restore

type RestorePartsProps = {
  plan: RestorePlan
  isOneShot: boolean
  parts: ReadonlySet<RestorePart>
  isDisabled: boolean
  onChanged: (parts: ReadonlySet<RestorePart>) => void
}

/** The parts of a version to choose from, with the numbers of shots that each changes, and what does not come back. */
export function RestoreParts({ plan, isOneShot, parts, isDisabled, onChanged }: RestorePartsProps) {
  const { counts, returningCount, problems } = plan
  const isSame = counts.size === 0 && returningCount === 0

  function choose(part: RestorePart, isChosen: boolean): void {
    const next = new Set(parts)
    if (isChosen) next.add(part)
    else next.delete(part)
    onChanged(next)
  }

  return (
    <Stack gap="3">
      <Stack as="fieldset" gap="2">
        <Box as="legend" textStyle="label" mb="1.5">{words.parts}</Box>
        {RESTORE_PARTS.map((part) => {
          const facts = [
            part === 'ORDER' && returningCount > 0 ? words.returning(returningCount) : null,
            counts.has(part) ? words.count(counts.get(part) ?? 0) : null,
          ].filter((fact) => fact !== null)
          return (
            <Checkbox.Root
              key={part} gap="2.5" colorPalette="accent" disabled={isDisabled} checked={parts.has(part)}
              css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
              onCheckedChange={({ checked }) => choose(part, checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label flex="1">
                <HStack justify="space-between" gap="3">
                  <Box as="span">{words.partNames[part]}</Box>
                  <Box as="span" textStyle="sm" fontWeight="normal" color="fg.muted" textAlign="end">
                    {isOneShot && counts.has(part) ? words.differs : facts.join(', ')}
                  </Box>
                </HStack>
              </Checkbox.Label>
            </Checkbox.Root>
          )
        })}
      </Stack>
      {isSame ? <Text textStyle="sm" color="fg.muted">{isOneShot ? words.sameShot : words.same}</Text> : null}
      {problems.length > 0 ? (
        <Stack as="ul" gap="1" ps="4" listStyleType="disc" textStyle="sm" color="fg.warning">
          {problems.map((problem) => <li key={problem}>{problem}</li>)}
        </Stack>
      ) : null}
    </Stack>
  )
}
