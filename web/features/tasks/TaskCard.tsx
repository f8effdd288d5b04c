import { Box, Flex, Grid, HStack, Heading, Text } from '@chakra-ui/react'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TaskCard_task$key } from '../../__generated__/TaskCard_task.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { Assignees } from './Assignees.tsx'
import { BlockedBy } from './BlockedBy.tsx'
import { DueMark } from './DueMark.tsx'
import { PriorityMark } from './PriorityMark.tsx'
import { ShotPicture } from './ShotPicture.tsx'
import { knownTaskPriority } from './taskTypes.ts'

/** Height of the pictures above a card, in pixels. */
const STRIP_HEIGHT = 96
const MOST_PICTURES = 2
/** Room beside the title for the buttons, which always show by touch; a picture has them over it. */
const BUTTON_ROOM = '5.5rem'

type TaskCardProps = {
  taskRef: TaskCard_task$key
  /** Moved is carried by keys; the copy that hangs on the pointer is made `lifted`. */
  look?: 'moved' | 'resting'
  /** The buttons of the card, over its upper right corner. */
  buttons?: ReactNode
}

// One class for all looks: a new one in the moment of picking up would have every style of the page worked out again.
const LOOKS = {
  '&[data-look=moved]': { boxShadow: '0 0 0 2px {colors.accent.solid}, 0 0 0 6px {colors.accent.muted}' },
  '&[data-look=lifted]': {
    boxShadow: '0 0 0 1px {colors.accent.solid}, {shadows.float}',
    '@media (prefers-reduced-motion: no-preference)': { rotate: '-1.6deg' },
  },
}

/** What a task looks like on a board: pictures of its shots, what is to be done, how much it matters, when, who. */
export const TaskCard = memo(function TaskCard({ taskRef, look = 'resting', buttons }: TaskCardProps) {
  const task = useFragment(
    graphql`
      fragment TaskCard_task on Task {
        title
        description
        status
        priority
        dueDate
        isLate
        pictured: shots(first: 2) {
          totalCount
          nodes {
            id
            ...ShotPicture_shot
          }
        }
        ...Assignees_task
        ...BlockedBy_task
      }
    `,
    taskRef,
  )
  const isDone = task.status === 'DONE'
  const pictures = task.pictured.nodes.slice(0, MOST_PICTURES)
  const more = task.pictured.totalCount - pictures.length
  return (
    <Box
      position="relative" width="full" bg="bg.panel" borderRadius="8px" boxShadow="0 0 0 1px {colors.border}"
      transition="box-shadow 120ms" data-look={look} css={LOOKS}
    >
      {pictures.length > 0 ? (
        <Grid
          gap="1px" height={`${STRIP_HEIGHT}px`} borderTopRadius="8px" overflow="hidden" bg="border" position="relative"
          templateColumns={`repeat(${pictures.length}, minmax(0, 1fr))`} opacity={isDone ? 0.72 : 1}
        >
          {pictures.map((shot) => <ShotPicture key={shot.id} shotRef={shot} />)}
          {more > 0 ? (
            <Box
              position="absolute" insetEnd="1.5" bottom="1.5" px="1.5" borderRadius="l1" bg="rgba(14, 15, 18, 0.78)"
              color="white" textStyle="xs" fontWeight="medium" fontVariantNumeric="tabular-nums"
            >
              {taskMessages.moreShots(more)}
            </Box>
          ) : null}
        </Grid>
      ) : null}
      <Box p="3">
        <Heading
          as="h3" textStyle="md" fontWeight="medium" letterSpacing="-0.008em" color={isDone ? 'fg.soft' : 'fg'}
          textWrap="pretty" lineClamp={3} overflowWrap="anywhere"
          css={pictures.length > 0 ? undefined : {
            '@media (pointer: coarse)': { paddingInlineEnd: BUTTON_ROOM, minHeight: '32px' },
          }}
        >
          {task.title}
        </Heading>
        {task.description === '' ? null : (
          <Text mt="1" fontSize="sm" lineHeight="1.125rem" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
            {task.description}
          </Text>
        )}
        <BlockedBy taskRef={task} />
        <HStack gap="3" mt="3" minHeight="6">
          <Flex wrap="wrap" columnGap="3" rowGap="1" flex="1" minWidth="0">
            <PriorityMark priority={knownTaskPriority(task.priority)} />
            {task.dueDate ? <DueMark dueDate={task.dueDate} isLate={task.isLate} isDone={isDone} /> : null}
          </Flex>
          <Assignees taskRef={task} />
        </HStack>
      </Box>
      {buttons}
    </Box>
  )
})
