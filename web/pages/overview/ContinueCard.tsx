import { Box, Button, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { PlayButton } from '../../features/preview/PlayButton.tsx'
import type { ContinueCard_projects$key } from '../../__generated__/ContinueCard_projects.graphql.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { shellMessages } from '../../messages/shell.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'

const words = shellMessages
const Picture = chakra('img')

/** The frame the viewer drew in last, in any of these projects, and the way back to it; nothing when there is none. */
export function ContinueCard({ projectsRef }: { projectsRef: ContinueCard_projects$key }) {
  const projects = useFragment(
    graphql`
      fragment ContinueCard_projects on Project
      @relay(plural: true)
      @argumentDefinitions(personId: { type: "ID" }) {
        id
        name
        drawn: activity(first: 1, filter: { actorId: $personId, kinds: [VIEW] }) {
          nodes {
            at
            view {
              id
              revision
              thumbnailUrl(width: 840)
              shot {
                id
                position
                description
                storyboard {
                  id
                }
              }
            }
          }
        }
      }
    `,
    projectsRef,
  )
  const [last] = projects
    .flatMap(({ id, name, drawn }) => drawn.nodes.flatMap(({ at, view }) => (view ? [{ id, name, at, view }] : [])))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  if (last === undefined) return null
  const { view, name } = last
  const { shot } = view
  const board = boardPath(last.id, shot.storyboard.id, shot.id)
  return (
    <Flex
      as="section" aria-labelledby="continue" borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden"
      direction={{ base: 'column', sm: 'row' }} minWidth="0" height="full"
    >
      <Box
        asChild flex={{ sm: '0 0 56%' }} bg="white" aspectRatio="16 / 9" overflow="hidden" outlineOffset="-2px"
        focusVisibleRing="inside" borderEndWidth={{ sm: '1px' }} borderBottomWidth={{ base: '1px', sm: '0' }}
      >
        <Link to={board} tabIndex={-1} aria-hidden>
          {view.revision > 0 ? (
            <Picture src={view.thumbnailUrl} alt="" width="full" height="full" objectFit="cover" />
          ) : null}
        </Link>
      </Box>
      <Flex direction="column" gap="1.5" p="5" flex="1" minWidth="0" justify="center">
        <Heading as="h2" id="continue" textStyle="lg" overflowWrap="anywhere" lineClamp={2}>
          {words.continue(shot.position, name)}
        </Heading>
        <Text textStyle="sm" color="fg.soft" lineClamp={3}>{shot.description}</Text>
        <Text textStyle="xs" color="fg.muted">
          <RelativeTime moment={last.at} sentence={words.continueLine} />
        </Text>
        <Flex gap="2" mt="3" wrap="wrap">
          <Button asChild variant="solid">
            <Link to={board}><Pencil size={15} aria-hidden /> {words.continueDrawing}</Link>
          </Button>
          <PlayButton projectId={last.id} boardId={shot.storyboard.id} shotId={shot.id} />
        </Flex>
      </Flex>
    </Flex>
  )
}
