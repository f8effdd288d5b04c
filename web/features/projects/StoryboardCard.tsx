import { Box, Center, HStack, Image, Text, chakra } from '@chakra-ui/react'
import { ArrowRight, Clapperboard } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { StoryboardCard_project$key } from '../../__generated__/StoryboardCard_project.graphql.ts'
import { projectMessages } from '../../messages/projects.ts'
import { Card, CardTitle, cardLinkStyle } from '../../ui/CardLink.tsx'

const CardAnchor = chakra(Link)
const words = projectMessages

/** The way to the board, with its first frames. */
export function StoryboardCard({ projectRef }: { projectRef: StoryboardCard_project$key }) {
  const { id, shotCount, viewerCanEdit, storyboard } = useFragment(
    graphql`
      fragment StoryboardCard_project on Project {
        id
        shotCount
        viewerCanEdit
        storyboard {
          sceneCount
          firstShots: shots(first: 4) {
            nodes {
              id
              views {
                id
                thumbnailUrl(width: 420)
              }
            }
          }
        }
      }
    `,
    projectRef,
  )
  const frames = storyboard.firstShots.nodes.flatMap((shot) => shot.views.slice(0, 1))
  return (
    <Card>
      <Box flex="1" minHeight="132px" bg="bg.well" borderBottomWidth="1px" overflow="hidden">
        {frames.length > 0 ? (
          <HStack gap="2" ps="4" pt="4" align="flex-start">
            {frames.map((view) => (
              <Box
                key={view.id} flex="none" height="160px" overflow="hidden" borderTopRadius="control" borderWidth="1px"
                borderColor="border.emphasized" borderBottomWidth="0" bg="paper"
              >
                <Image
                  src={view.thumbnailUrl} alt="" height="full" width="auto" minWidth="100px" maxWidth="none"
                  loading="lazy"
                />
              </Box>
            ))}
          </HStack>
        ) : (
          <Center height="full" minHeight="132px" color="fg.muted">
            <Clapperboard size={28} strokeWidth={1.5} aria-hidden />
          </Center>
        )}
      </Box>
      <HStack gap="3" px="4" py="3">
        <Box flex="1" minWidth="0">
          <CardTitle>
            <CardAnchor {...cardLinkStyle} to={`/dashboard/projects/${id}/storyboard`}>
              {words.storyboardCard}
            </CardAnchor>
          </CardTitle>
          <Text textStyle="sm" color="fg.muted">
            {shotCount > 0 ? words.storyboardCardLine : viewerCanEdit ? words.storyboardCardEmpty : words.noFrames}
            {storyboard.sceneCount > 0 ? ` · ${words.scenesCount(storyboard.sceneCount)}` : null}
          </Text>
        </Box>
        <Box color="fg.muted"><ArrowRight size={16} strokeWidth={1.75} aria-hidden /></Box>
      </HStack>
    </Card>
  )
}
