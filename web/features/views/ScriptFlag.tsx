import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { ScriptFlag_shot$key } from '../../__generated__/ScriptFlag_shot.graphql.ts'
import type { ScriptFlagMutation } from '../../__generated__/ScriptFlagMutation.graphql.ts'
import { useTabIndex } from '../../lib/tabStop.ts'
import { scriptFlagMessages } from '../../messages/scriptFlags.ts'
import { useChange } from '../../relay/useChange.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'

const words = scriptFlagMessages

/** The colors of pages, as printers have them. */
const COLORS: Readonly<Record<string, string>> = {
  WHITE: '#FFFFFF', BLUE: '#8EC5F2', PINK: '#F5A3C3', YELLOW: '#F4DE5E', GREEN: '#93D69B', GOLDENROD: '#DAA520',
  BUFF: '#E6CBA0', SALMON: '#F79B85', CHERRY: '#D2394F', TAN: '#C9A87A',
}

const TOUCHED = {
  '@media (pointer: coarse)': { _before: { content: '""', position: 'absolute', inset: '-12px -6px' } },
}

/** What a revision of the script did to a shot, and how somebody says to have seen it; null for nothing. */
function useScriptFlag(shotRef: ScriptFlag_shot$key) {
  const { id, scriptState, scriptColor } = useFragment(
    graphql`
      fragment ScriptFlag_shot on Shot {
        id
        scriptState
        scriptColor
      }
    `,
    shotRef,
  )
  const [clear] = useChange<ScriptFlagMutation, string>(
    graphql`
      mutation ScriptFlagMutation($input: ClearScriptFlagsInput!) {
        clearScriptFlags(input: $input) {
          shots {
            id
            scriptState
          }
        }
      }
    `,
    (shotId) => ({
      variables: { input: { shotIds: [shotId] } },
      optimistic: (store) => {
        const shot = store.get(shotId)
        // A line that is gone leaves nothing that could be up to date.
        shot?.setValue(shot.getValue('scriptState') === 'CHANGED' ? 'CURRENT' : null, 'scriptState')
      },
      failed: words.failed, canRetry: true,
    }),
  )
  if (scriptState !== 'CHANGED' && scriptState !== 'ORPHANED') return null
  const isGone = scriptState === 'ORPHANED'
  const color = scriptColor ?? 'WHITE'
  return {
    text: isGone ? words.gone : words.changed(words.colors[color] ?? color), isGone,
    background: COLORS[color], see: () => void clear(id),
  }
}

type TabProps = { background: string | undefined; isGone: boolean }

/** A tab as of a colored page; crossed out where the line is gone. */
function Tab({ background, isGone }: TabProps) {
  const crossed = `linear-gradient(to bottom right, ${background} 44%, #555 44% 56%, ${background} 56%)`
  return (
    <Box
      as="span" display="block" width="10px" height="16px" borderRadius="1px 1px 4px 4px" borderWidth="1px"
      borderColor="border.emphasized" style={{ background: isGone ? crossed : background }}
    />
  )
}

type ScriptFlagProps = { shotRef: ScriptFlag_shot$key; canEdit: boolean }

/** The tab on a card; a press says that somebody has seen it. */
export function ScriptFlag({ shotRef, position, canEdit }: ScriptFlagProps & { position: number }) {
  const flag = useScriptFlag(shotRef)
  const tabIndex = useTabIndex()
  if (!flag) return null
  const label = words.onShot(position, flag.text)
  if (!canEdit) {
    return (
      <Tooltip content={flag.text}>
        <Box as="span" role="img" aria-label={label} flexShrink="0" data-script-flag><Tab {...flag} /></Box>
      </Tooltip>
    )
  }
  return (
    <Tooltip content={words.hint(flag.text)}>
      <chakra.button
        type="button" tabIndex={tabIndex} aria-label={words.hint(label)} onClick={flag.see} data-script-flag
        flexShrink="0" px="0.5" position="relative" cursor="pointer" borderRadius="l1" focusVisibleRing="outside"
        css={TOUCHED}
      >
        <Tab {...flag} />
      </chakra.button>
    </Tooltip>
  )
}

/** The same in the panel of a shot, in words. */
export function ScriptNotice({ shotRef, canEdit }: ScriptFlagProps) {
  const flag = useScriptFlag(shotRef)
  if (!flag) return null
  return (
    <HStack
      as="section" role="note" gap="2.5" borderWidth="1px" borderRadius="card" ps="3" pe="2" py="1.5" minHeight="10"
    >
      <Tab {...flag} />
      <Text flex="1" textStyle="sm">{flag.text}</Text>
      {canEdit ? <Button size="sm" flexShrink="0" onClick={flag.see}>{words.seen}</Button> : null}
    </HStack>
  )
}
