import { Box, Text, chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ShotOptionsQuery } from '../../__generated__/ShotOptionsQuery.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { optionStyle } from './optionStyle.ts'
import { ShotPicture } from './ShotPicture.tsx'
import type { Linked } from './taskDrafts.ts'

type ShotOptionsProps = {
  projectId: string
  search: string
  chosenIds: readonly string[]
  onChosen: (shot: Linked) => void
}

/** The shots of a project that fit a search, by their order on the boards. */
export function ShotOptions({ projectId, search, chosenIds, onChosen }: ShotOptionsProps) {
  const { project } = useLazyLoadQuery<ShotOptionsQuery>(
    graphql`
      query ShotOptionsQuery($projectId: ID!, $search: String) {
        project(by: { id: $projectId }) {
          shots(filter: { search: $search }, first: 50) {
            nodes {
              id
              code
              name
              description
              ...ShotPicture_shot
            }
          }
        }
      }
    `,
    { projectId, search: search === '' ? null : search },
    { fetchPolicy: 'store-and-network' },
  )
  const shots = project?.shots.nodes ?? []
  if (shots.length === 0) {
    return (
      <Text px="2" py="2" textStyle="sm" color="fg.muted">
        {search === '' ? taskMessages.noShots : taskMessages.nothingFound}
      </Text>
    )
  }
  return (
    <chakra.ul listStyleType="none">
      {shots.map((shot) => (
        <li key={shot.id}>
          <chakra.button
            {...optionStyle} py="1" aria-pressed={chosenIds.includes(shot.id)}
            onClick={() => onChosen({ id: shot.id, label: shot.code })}
          >
            <Box width="12" height="7" flexShrink="0" borderRadius="l1" overflow="hidden" borderWidth="1px">
              <ShotPicture shotRef={shot} isDecoration />
            </Box>
            <Box as="span" textStyle="mono" flexShrink="0">{shot.code}</Box>
            <Box as="span" flex="1" truncate color="fg.muted">{shot.description || shot.name}</Box>
            <Box as="span" width="4" flexShrink="0" color="accent.fg">
              {chosenIds.includes(shot.id) ? <Check size={16} aria-hidden /> : null}
            </Box>
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  )
}
