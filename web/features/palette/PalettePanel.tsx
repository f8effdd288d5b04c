import { Box, Button, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { PalettePanelMutation } from '../../__generated__/PalettePanelMutation.graphql.ts'
import type { PalettePanelQuery } from '../../__generated__/PalettePanelQuery.graphql.ts'
import { colorsIn } from '../../lib/recentColors.ts'
import { useSetting } from '../../lib/useSetting.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { useChange } from '../../relay/useChange.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { useLiveQuery } from '../live/useLive.ts'

const words = drawingToolMessages.palette
/** Most colors in a palette that the server keeps. */
const MOST_COLORS = 64
const RING = '0 0 0 2px {colors.bg.panel}, 0 0 0 4px {colors.accent.solid}'

type PalettePanelProps = {
  projectId: string
  color: string
  onChosen: (color: string) => void
  onEdit: () => void
}

/** The colors of the project, which the one that is drawn with can be added to, and those chosen last here. */
export function PalettePanel(props: PalettePanelProps) {
  const { color, onChosen } = props
  const recent = colorsIn(useSetting('recentColors'))
  return (
    <Stack gap="3">
      <PartBoundary failedTitle={words.loadFailed} fallback={<Swatches title={words.project} />}>
        {(attempt) => <ProjectColors {...props} attempt={attempt} />}
      </PartBoundary>
      {recent.length > 0 ? (
        <Swatches title={words.recent}>
          {recent.map((each) => (
            <Swatch key={each} label={each} color={each} isChosen={each === color} onChosen={onChosen} />
          ))}
        </Swatches>
      ) : null}
    </Stack>
  )
}

const query = graphql`
  query PalettePanelQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      id
      colors {
        id
        name
        color
      }
    }
  }
`

function ProjectColors({ projectId, color, onChosen, onEdit, attempt }: PalettePanelProps & { attempt: number }) {
  const { project } = useLazyLoadQuery<PalettePanelQuery>(
    query, { projectId }, { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  useLiveQuery<PalettePanelQuery>({
    query, variables: () => ({ projectId }), isTouched: ({ areColorsChanged }) => areColorsChanged,
  })
  const [addColors, isAdding] = useChange<PalettePanelMutation, void>(
    graphql`
      mutation PalettePanelMutation($input: CreateProjectColorsInput!) {
        createProjectColors(input: $input) {
          project {
            id
            colors {
              id
              name
              color
            }
          }
        }
      }
    `,
    () => ({
      variables: { input: { projectId, colors: [{ name: color.toUpperCase(), color }] } },
      failed: words.addFailed, canRetry: true,
    }),
  )
  const colors = project?.colors ?? []
  const isThere = colors.some((each) => each.color === color)
  const refusal = isThere ? words.present : colors.length >= MOST_COLORS ? words.full : null
  return (
    <>
      <Swatches title={words.project}>
        {colors.map((each) => (
          <Swatch
            key={each.id} color={each.color} isChosen={each.color === color} onChosen={onChosen}
            label={each.name.toLowerCase() === each.color ? each.color : `${each.name}, ${each.color}`}
          />
        ))}
        {colors.length === 0 ? <Text textStyle="sm" color="fg.muted">{words.empty}</Text> : null}
      </Swatches>
      <HStack gap="2" wrap="wrap">
        <ExplainedButton
          size="xs" variant="outline" reason={refusal} loading={isAdding} onClick={() => void addColors()}
        >
          <Plus size={14} aria-hidden /> {words.add}
        </ExplainedButton>
        {colors.length > 0 ? <Button size="xs" variant="ghost" onClick={onEdit}>{words.edit}</Button> : null}
      </HStack>
    </>
  )
}

function Swatches({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box role="group" aria-label={title}>
      <Text textStyle="xs" fontWeight="medium" color="fg.muted" mb="1.5">{title}</Text>
      <HStack gap="2" wrap="wrap" minHeight="6" maxHeight="12rem" overflowY="auto" p="1" m="-1">{children}</HStack>
    </Box>
  )
}

type SwatchProps = { color: string; label: string; isChosen: boolean; onChosen: (color: string) => void }

function Swatch({ color, label, isChosen, onChosen }: SwatchProps) {
  return (
    <chakra.button
      type="button" aria-label={label} title={label} aria-pressed={isChosen} boxSize="6" borderRadius="full"
      borderWidth="1px" cursor="pointer" flexShrink="0" focusVisibleRing="outside" style={{ background: color }}
      borderColor={{ _light: 'rgba(23, 23, 28, 0.22)', _dark: 'rgba(255, 255, 255, 0.22)' }}
      boxShadow={isChosen ? RING : undefined} css={{ '@media (pointer: coarse)': { boxSize: '44px' } }}
      onClick={() => onChosen(color)}
    />
  )
}
