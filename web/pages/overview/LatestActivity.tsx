import { Box, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { ActivitySentence } from '../../features/activity/ActivitySentence.tsx'
import { countSubjects, groupActivities } from '../../features/activity/activityGroups.ts'
import type { LatestActivity_projects$key } from '../../__generated__/LatestActivity_projects.graphql.ts'
import { activityMessages } from '../../messages/activity.ts'
import { shellMessages } from '../../messages/shell.ts'
import { eventMessages } from '../../messages/events/eventMessages.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { OverviewPanel, PanelEmpty } from './OverviewPanel.tsx'

const MOST_ROWS = 6
const MOST_FRAMES = 3
const words = activityMessages
const Picture = chakra('img')
const ProjectLink = chakra(Link)

/** What happened last in these projects: what belongs together in one line, with the frames it is about. */
export function LatestActivity({ projectsRef }: { projectsRef: LatestActivity_projects$key }) {
  const projects = useFragment(
    graphql`
      fragment LatestActivity_projects on Project @relay(plural: true) {
        id
        name
        activity(first: 20) {
          nodes {
            seq
            type
            at
            actorName
            isActorFormer
            actor {
              id
              pictureUrl
            }
            # Grouping counts them.
            # eslint-disable-next-line relay/unused-fields
            subjectId
            subjectLabel
            payload
            count
            view {
              id
              revision
              thumbnailUrl(width: 420)
            }
          }
        }
      }
    `,
    projectsRef,
  )
  const entries = projects.flatMap(({ id, name, activity }) =>
    activity.nodes.map((node) => ({
      ...node, projectId: id, projectName: name, actorName: node.isActorFormer ? words.formerMember : node.actorName,
    })))
  const groups = groupActivities(entries).slice(0, MOST_ROWS)
  return (
    <OverviewPanel title={words.latest}>
      {groups.length === 0 ? (
        <PanelEmpty title={shellMessages.noActivity} line={shellMessages.noActivityLine} />
      ) : (
        <Box as="ul" listStyleType="none">
          {groups.map(({ newest, entries: same }) => {
            const count = countSubjects(same)
            const together = count > 1 ? eventMessages.activityGroup(newest.type) : null
            const views = new Map(same.flatMap(({ view }) => (view && view.revision > 0 ? [[view.id, view]] : [])))
            return (
              <HStack
                as="li" key={`${newest.projectId} ${newest.seq}`} gap="3" px="4" py="2.5" borderTopWidth="1px"
                minWidth="0"
              >
                <Avatar
                  name={newest.actorName} id={newest.actor?.id ?? newest.actorName} size={28}
                  picture={newest.actor?.pictureUrl}
                />
                <Box flex="1" minWidth="0" textStyle="sm">
                  <Box color="fg.soft" overflowWrap="anywhere" lineClamp={2}>
                    <Box as="b" color="fg" fontWeight="semibold">{newest.actorName}</Box>{' '}
                    {together ? together(count) : (
                      <ActivitySentence
                        type={newest.type} label={newest.subjectLabel ?? null} payload={newest.payload}
                        count={newest.count} to={null}
                      />
                    )}
                  </Box>
                  <Text textStyle="xs" color="fg.muted" truncate>
                    <RelativeTime moment={newest.at} />{' '}
                    <ProjectLink
                      to={`/dashboard/projects/${newest.projectId}/activity`} _hover={{ color: 'fg' }} borderRadius="l1"
                      focusVisibleRing="outside"
                    >
                      {words.inProject(newest.projectName)}
                    </ProjectLink>
                  </Text>
                </Box>
                <Flex gap="1" flexShrink="0">
                  {[...views.values()].slice(0, MOST_FRAMES).map((view, index) => (
                    <Picture
                      key={view.id} src={view.thumbnailUrl} alt="" width="14" height="32px" objectFit="cover" bg="white"
                      borderRadius="l1" borderWidth="1px" loading="lazy" decoding="async"
                      hideBelow={index > 0 ? 'sm' : undefined}
                    />
                  ))}
                </Flex>
              </HStack>
            )
          })}
        </Box>
      )}
    </OverviewPanel>
  )
}
