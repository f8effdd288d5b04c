import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { ProjectSummary_project$key } from '../../__generated__/ProjectSummary_project.graphql.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { messages } from '../../messages.ts'
import { ProjectMosaic } from './ProjectMosaic.tsx'

const DIGITS_OF_RATE = 3
const words = messages.projects

/** The head of a project's page: mosaic, name, description and key numbers. */
export function ProjectSummary({ projectRef }: { projectRef: ProjectSummary_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectSummary_project on Project {
        name
        description
        frameRate {
          numerator
          denominator
        }
        storyboard {
          duration
          shotCount: shots {
            totalCount
          }
          scenes {
            __typename
          }
        }
        ...ProjectMosaic_project
      }
    `,
    projectRef,
  )
  const { storyboard, frameRate } = project
  const rate = Number((frameRate.numerator / frameRate.denominator).toFixed(DIGITS_OF_RATE))
  const numbers = [
    { label: words.shots, value: messages.common.number(storyboard.shotCount.totalCount) },
    { label: words.runningTime, value: runningTime(storyboard.duration) },
    ...(storyboard.scenes.length > 0
      ? [{ label: words.scenes, value: messages.common.number(storyboard.scenes.length) }]
      : []),
    { label: words.frameRate, value: words.framesPerSecond(String(rate)) },
  ]
  return (
    <Grid as="section" gap="8" templateColumns={{ base: 'minmax(0, 1fr)', lg: '432px minmax(0, 1fr)' }}>
      <Box height="248px" borderRadius="card" overflow="hidden" borderWidth="1px">
        <ProjectMosaic projectRef={project} />
      </Box>
      <Flex direction="column" minWidth="0">
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere">{project.name}</Heading>
        <Text mt="2" lineHeight="22px" color="fg.soft" maxWidth="62ch" whiteSpace="pre-line">
          {project.description || words.noDescription}
        </Text>
        <Flex as="dl" wrap="wrap" rowGap="4" mt="5">
          {numbers.map(({ label, value }, index) => (
            <Flex
              key={label} direction="column-reverse" ps={index === 0 ? '0' : { base: '3', sm: '6' }}
              pe={{ base: '3', sm: '6' }}
              borderStartWidth={index === 0 ? '0' : '1px'}
            >
              <Box as="dt" textStyle="xs" color="fg.muted">{label}</Box>
              <Box as="dd" textStyle={{ base: 'lg', sm: 'xl' }} fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {value}
              </Box>
            </Flex>
          ))}
        </Flex>
      </Flex>
    </Grid>
  )
}
