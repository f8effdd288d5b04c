import { Box, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PaletteRow_color$key } from '../../__generated__/PaletteRow_color.graphql.ts'
import type { PaletteRowAddMutation } from '../../__generated__/PaletteRowAddMutation.graphql.ts'
import type { PaletteRowDeleteMutation } from '../../__generated__/PaletteRowDeleteMutation.graphql.ts'
import type { PaletteRowUpdateMutation } from '../../__generated__/PaletteRowUpdateMutation.graphql.ts'
import { GripHandle } from '../../dnd/GripHandle.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { isBlank } from '../../lib/texts.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { newerVersion, readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { ColorPicker } from '../../ui/ColorPicker.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
/** Longest name of a color the server keeps, in characters. */
const NAME_LENGTH = 200
const words = drawingToolMessages.palette

type ColorChange = Omit<PaletteRowUpdateMutation['variables']['input']['colors'][number], 'colorId'>

type PaletteRowProps = {
  colorRef: PaletteRow_color$key
  projectId: string
  /** Null where it is the first or the last. */
  onMovedUp: (() => void) | null
  onMovedDown: (() => void) | null
}

/** A color in the editor of the palette: its value, its name and its place. */
export function PaletteRow({ colorRef, projectId, onMovedUp, onMovedDown }: PaletteRowProps) {
  const { id, name, color, version } = useFragment(
    graphql`
      fragment PaletteRow_color on ProjectColor {
        id
        name
        color
        version
      }
    `,
    colorRef,
  )
  const draft = useDraft(`color ${id}`, { name })
  const typed = draft.values.name
  const [refusal, setRefusal] = useState<string | null>(null)
  // After a refusal over it, saving again replaces what somebody else saved.
  const [newer, setNewer] = useState(0)
  const [updateColor] = useChange<PaletteRowUpdateMutation, ColorChange>(
    graphql`
      mutation PaletteRowUpdateMutation($input: UpdateProjectColorsInput!) {
        updateProjectColors(input: $input) {
          colors {
            id
            name
            color
            version
          }
        }
      }
    `,
    (change) => ({
      variables: { input: { colors: [{ colorId: id, ...change }] } },
      turn: id,
      optimistic: (store) => {
        const record = store.get(id)
        if (change.name != null) record?.setValue(change.name, 'name')
        if (change.color != null) record?.setValue(change.color, 'color')
      },
    }),
  )
  const [addColor] = useChange<PaletteRowAddMutation>(
    graphql`
      mutation PaletteRowAddMutation($input: CreateProjectColorsInput!) {
        createProjectColors(input: $input) {
          project {
            id
            colors {
              id
              ...PaletteRow_color
            }
          }
        }
      }
    `,
    (input) => ({ variables: { input }, failed: words.addFailed, canRetry: true }),
  )
  const [deleteColor, isDeleting] = useChange<PaletteRowDeleteMutation, void>(
    graphql`
      mutation PaletteRowDeleteMutation($input: DeleteProjectColorsInput!) {
        deleteProjectColors(input: $input) {
          deletedColorIds @deleteRecord
          project {
            id
            colors {
              id
            }
          }
        }
      }
    `,
    () => ({
      variables: { input: { colors: [{ colorId: id }] } },
      done: words.removed(name),
      undo: () => addColor({ projectId, colors: [{ name, color }] }),
      failed: words.removeFailed,
    }),
  )

  function save(change: Omit<ColorChange, 'expectedVersion'>): void {
    setRefusal(null)
    updateColor({ ...change, expectedVersion: Math.max(version, newer) }).then(
      () => draft.reset(),
      (error: unknown) => {
        const current = newerVersion(error)
        setNewer(current ?? 0)
        const { fields, message } = readError(error)
        setRefusal(current !== null ? words.outdated : fields['name'] ?? fields['color'] ?? message)
      },
    )
  }

  function saveName(): void {
    const wanted = typed.trim()
    if (isBlank(wanted) || wanted === name) draft.reset()
    else save({ name: wanted })
  }

  return (
    <Stack as="li" data-color={id} gap="0.5">
      <HStack gap="1">
        {onMovedUp || onMovedDown ? <GripHandle name={name} /> : null}
        <ColorPicker
          value={color} label={words.value(name)} boxSize="8" onChosen={(chosen) => save({ color: chosen })}
          css={{ '@media (pointer: coarse)': { boxSize: '44px' } }}
        >
          <Box
            as="span" boxSize="5" borderRadius="full" borderWidth="1px" borderColor="border.emphasized"
            style={{ background: color }}
          />
        </ColorPicker>
        <Input
          size="sm" flex="1" minWidth="0" aria-label={words.name(name)} value={typed} maxLength={NAME_LENGTH}
          autoComplete="off" aria-invalid={refusal !== null} borderColor={refusal === null ? undefined : 'border.error'}
          onChange={(event) => {
            draft.change({ name: event.target.value })
            setRefusal(null)
          }}
          onBlur={() => {
            // What was refused is sent again with Enter alone.
            if (refusal === null) saveName()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) saveName()
          }}
        />
        <IconButton
          label={words.up(name)} icon={<ArrowUp {...ICON} />} disabled={!onMovedUp} onClick={onMovedUp ?? undefined}
        />
        <IconButton
          label={words.down(name)} icon={<ArrowDown {...ICON} />} disabled={!onMovedDown}
          onClick={onMovedDown ?? undefined}
        />
        <IconButton
          label={words.remove(name)} icon={<Trash2 {...ICON} />} color="fg.error" disabled={isDeleting}
          onClick={() => void deleteColor()}
        />
      </HStack>
      {refusal === null ? null : <Text role="alert" textStyle="xs" color="fg.error" ps="9">{refusal}</Text>}
    </Stack>
  )
}
