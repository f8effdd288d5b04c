import { Box, Code, HStack, Stack } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { DeliveryRow_delivery$key } from '../../__generated__/DeliveryRow_delivery.graphql.ts'
import { exactTime, timeAhead } from '../../lib/dates.ts'
import { webhookMessages } from '../../messages/webhooks.ts'
import { useFailureText } from '../../relay/useFailureText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'

const words = webhookMessages

const STATUS_COLORS: Readonly<Record<string, string | null>> = {
  DELIVERED: '#30A46C', FAILED: '#E5484D', PENDING: '#E8A33D',
}

type DeliveryRowProps = {
  deliveryRef: DeliveryRow_delivery$key
  /** Why it may not be sent again; null when it may. */
  reason: string | null
  onRedeliver: (deliveryId: string) => void
}

/** One delivery: what happened, what became of it, and the answer. */
export function DeliveryRow({ deliveryRef, reason, onRedeliver }: DeliveryRowProps) {
  const delivery = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery {
        id
        type
        seq
        status
        attempts
        responseStatus
        milliseconds
        answer
        failure {
          ...useFailureText_failure
        }
        createdAt
        nextAttemptAt
        project {
          id
          name
        }
      }
    `,
    deliveryRef,
  )
  const { id, type, seq, status, attempts, responseStatus, milliseconds, answer, nextAttemptAt } = delivery
  const failure = useFailureText(delivery.failure)
  return (
    <HStack
      as="li" gap="3" align="flex-start" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}
    >
      <Stack gap="1" flex="1" minWidth="0">
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          <Box textStyle="mono" fontWeight="medium">{type}</Box>
          <Chip label={words.statuses[status] ?? status} color={STATUS_COLORS[status]} />
        </HStack>
        {failure ? <Box textStyle="sm" color="fg.error">{failure}</Box> : null}
        <FactLine
          facts={[
            `${delivery.project ? `${delivery.project.name} ` : ''}#${seq}`,
            responseStatus && !failure ? words.answered(responseStatus) : null,
            milliseconds === null || milliseconds === undefined ? null : words.took(milliseconds),
            words.attempts(attempts),
            nextAttemptAt && attempts > 0 ? (
              <Tooltip content={exactTime(nextAttemptAt)}>
                <time dateTime={nextAttemptAt}>{words.nextTry(timeAhead(nextAttemptAt))}</time>
              </Tooltip>
            ) : null,
            <RelativeTime moment={delivery.createdAt} />,
          ]}
        />
        {answer ? (
          <Box as="details" textStyle="xs" color="fg.muted">
            <Box as="summary" cursor="pointer" width="fit-content">{words.answer}</Box>
            <Code
              display="block" mt="1.5" px="2.5" py="2" maxHeight="10rem" overflow="auto" whiteSpace="pre-wrap"
              overflowWrap="anywhere" bg="bg.subtle" color="fg.soft" textStyle="mono"
            >
              {answer}
            </Code>
          </Box>
        ) : null}
      </Stack>
      <ExplainedButton
        variant="ghost" flexShrink="0" reason={reason} aria-label={words.redeliverNamed(type)}
        onClick={() => onRedeliver(id)}
      >
        {words.redeliver}
      </ExplainedButton>
    </HStack>
  )
}
