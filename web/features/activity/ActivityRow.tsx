import { Box, Button, Flex, HStack } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ActivityRow_activity$key } from '../../__generated__/ActivityRow_activity.graphql.ts'
import { exactTime } from '../../lib/dates.ts'
import { activityMessages } from '../../messages/activity.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { ActivitySentence } from './ActivitySentence.tsx'
import { clockTime, isToday } from '../../lib/days.ts'
import type { UndoableActivity } from './useActivityUndo.ts'

type ActivityRowProps = {
  activityRef: ActivityRow_activity$key
  /** It is being undone. */
  isUndoing: boolean
  /** Absent where nothing can be undone. */
  onUndo?: (activity: UndoableActivity) => void
}

/** The page of a project that is still there; other subjects have no page of their own. */
function pageOf(type: string, subjectId: string): string | null {
  return subjectId.startsWith('project_') && type !== 'project.deleted' ? `/dashboard/projects/${subjectId}` : null
}

/** One thing that happened: who, what, when, and how to undo it. */
export function ActivityRow({ activityRef, isUndoing, onUndo }: ActivityRowProps) {
  const activity = useFragment(
    graphql`
      fragment ActivityRow_activity on Activity {
        seq
        type
        at
        actorName
        isActorFormer
        tokenName
        subjectId
        subjectLabel
        payload
        count
        viewerCanUndo
        actor {
          id
          pictureUrl
        }
      }
    `,
    activityRef,
  )
  const { seq, type, at, tokenName, subjectId, subjectLabel, payload, viewerCanUndo } = activity
  const words = activityMessages
  const actorName = activity.isActorFormer ? words.formerMember : activity.actorName
  return (
    <HStack as="li" gap="3" align="flex-start" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Avatar
        name={actorName} id={activity.actor?.id ?? actorName} picture={activity.actor?.pictureUrl} size={28}
      />
      <Flex flex="1" minWidth="0" pt="1" columnGap="3" rowGap="1" direction={{ base: 'column', sm: 'row' }}>
        <Box color="fg.soft" overflowWrap="anywhere" flex="1" minWidth="0">
          <Box as="b" color="fg" fontWeight="semibold">{actorName}</Box>{' '}
          <ActivitySentence
            type={type} label={subjectLabel ?? null} payload={payload} count={activity.count}
            to={pageOf(type, subjectId)}
          />
          {tokenName ? <Box as="span" color="fg.muted" textStyle="sm"> {words.viaToken(tokenName)}</Box> : null}
        </Box>
        <HStack
          gap="3" flexShrink="0" justify="space-between" color="fg.muted" textStyle="xs"
          whiteSpace="nowrap" fontVariantNumeric="tabular-nums" minHeight="5"
        >
          {isToday(at) ? <RelativeTime moment={at} /> : (
            <Tooltip content={exactTime(at)}><time dateTime={at}>{clockTime(at)}</time></Tooltip>
          )}
          {viewerCanUndo && onUndo ? (
            <Button
              size="xs" my="-1" order={{ sm: '-1' }} loading={isUndoing} loadingText={words.undo}
              css={{ '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } }}
              onClick={() => onUndo({ seq, subjectId, how: viewerCanUndo, payload })}
            >
              <Undo2 aria-hidden /> {words.undo}
            </Button>
          ) : null}
        </HStack>
      </Flex>
    </HStack>
  )
}
