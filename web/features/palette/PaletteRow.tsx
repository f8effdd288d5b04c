import { Box } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { PaletteRow_color$key } from '../../__generated__/PaletteRow_color.graphql.ts'
import type { PaletteRowAddMutation } from '../../__generated__/PaletteRowAddMutation.graphql.ts'
import type { PaletteRowDeleteMutation } from '../../__generated__/PaletteRowDeleteMutation.graphql.ts'
import type { PaletteRowUpdateMutation } from '../../__generated__/PaletteRowUpdateMutation.graphql.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { useChange } from '../../relay/useChange.ts'
import { ColorPicker } from '../../ui/ColorPicker.tsx'
import { NamedRow } from '../namedLists/NamedRow.tsx'
import type { RowMoves } from '../namedLists/NamedRows.tsx'
import { useNamedRow } from '../namedLists/useNamedRow.ts'

const words = drawingToolMessages.palette

type ColorChange = Omit<PaletteRowUpdateMutation['variables']['input']['colors'][number], 'colorId'>

type PaletteRowProps = { colorRef: PaletteRow_color$key; projectId: string; moves: RowMoves }

/** A color in the editor of the palette: its value, its name and its place. */
export function PaletteRow({ colorRef, projectId, moves }: PaletteRowProps) {
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

  const edited = useNamedRow<Omit<ColorChange, 'expectedVersion'>>({
    draftKey: `color ${id}`, name, version, send: updateColor, outdated: words.outdated,
  })
  return (
    <NamedRow
      name={name} id={{ 'data-color': id }} edited={edited} moves={moves} words={words} isRemoving={isDeleting}
      onRemoved={() => void deleteColor()}
      before={
        <ColorPicker
          value={color} label={words.value(name)} boxSize="8" onChosen={(chosen) => edited.save({ color: chosen })}
          css={{ '@media (pointer: coarse)': { boxSize: '44px' } }}
        >
          <Box
            as="span" boxSize="5" borderRadius="full" borderWidth="1px" borderColor="border.emphasized"
            style={{ background: color }}
          />
        </ColorPicker>
      }
    />
  )
}
