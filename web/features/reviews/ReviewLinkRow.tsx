import { Box, HStack, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReviewLinkRow_link$key } from '../../__generated__/ReviewLinkRow_link.graphql.ts'
import type { ReviewLinkRowRevokeMutation } from '../../__generated__/ReviewLinkRowRevokeMutation.graphql.ts'
import type { ReviewLinkRowUpdateMutation } from '../../__generated__/ReviewLinkRowUpdateMutation.graphql.ts'
import { longDate } from '../../lib/dates.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { reviewMessages } from '../../messages/reviews.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { useChange } from '../../relay/useChange.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { later } from '../../ui/later.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'

const EditReviewLinkDialog = later(async () => (await import('./EditReviewLinkDialog.tsx')).EditReviewLinkDialog)

const words = reviewMessages

type ReviewLinkRowProps = { linkRef: ReviewLinkRow_link$key; storyboardId: string }

/** A review link: what it shows, until when, who opened it, and what can be done with it. */
export function ReviewLinkRow({ linkRef, storyboardId }: ReviewLinkRowProps) {
  const link = useFragment(
    graphql`
      fragment ReviewLinkRow_link on ReviewLink {
        id
        title
        recipientName
        hasPassword
        isOpen
        expiresAt
        revokedAt
        visitCount
        commentCount
        lastSeenAt
        ...EditReviewLinkDialog_link
        storyboardVersion {
          number
        }
        approvals(first: 1) {
          nodes {
            decision
            withdrawnAt
            storyboardVersion {
              number
            }
          }
        }
        guests {
          name
          visitCount
          seconds
          shotsSeen
          downloads
          commentCount
          lastSeenAt
        }
      }
    `,
    linkRef,
  )
  const { id, title, recipientName, hasPassword, isOpen, expiresAt, revokedAt, visitCount, commentCount, guests } = link
  const [decided] = link.approvals.nodes
  const menu = useRef<HTMLButtonElement>(null)
  const [isRevoking, setRevoking] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const [update] = useChange<ReviewLinkRowUpdateMutation>(
    graphql`
      mutation ReviewLinkRowUpdateMutation($input: UpdateReviewLinkInput!) {
        updateReviewLink(input: $input) {
          reviewLink {
            ...ReviewLinkRow_link
            storyboardVersion {
              number
            }
          }
        }
      }
    `,
    (input) => ({
      variables: { input }, failed: words.showFailed,
      done: ({ updateReviewLink: { reviewLink } }) => words.shown(reviewLink.storyboardVersion.number),
    }),
  )
  const [revoke] = useChange<ReviewLinkRowRevokeMutation>(
    graphql`
      mutation ReviewLinkRowRevokeMutation($input: RevokeReviewLinkInput!) {
        revokeReviewLink(input: $input) {
          reviewLink {
            ...ReviewLinkRow_link
          }
        }
      }
    `,
    (input) => ({ variables: { input }, done: words.revoked }),
  )
  const end = revokedAt != null
    ? words.revokedOn(longDate(revokedAt))
    : isOpen ? words.until(longDate(expiresAt)) : words.endedOn(longDate(expiresAt))
  return (
    <HStack as="li" gap="3" py="2.5" borderTopWidth="1px" align="flex-start" _first={{ borderTopWidth: '0' }}>
      <Stack gap="0.5" flex="1" minWidth="0">
        <HStack gap="2" minWidth="0">
          <Text fontWeight="medium" truncate color={isOpen ? 'fg' : 'fg.muted'}>{title}</Text>
          {recipientName === '' ? null : (
            <Text as="span" textStyle="sm" color="fg.muted" truncate>{words.forPerson(recipientName)}</Text>
          )}
        </HStack>
        <FactLine
          facts={[
            words.version(link.storyboardVersion.number), end, hasPassword ? words.hasPassword : null,
            visitCount === 0 ? words.notOpened : words.visits(visitCount),
            commentCount === 0 ? null : words.comments(commentCount),
            decided && decided.withdrawnAt == null
              ? (decided.decision === 'APPROVED' ? words.approved : words.changesRequested)(
                  decided.storyboardVersion.number,
                )
              : null,
            link.lastSeenAt == null ? null : (
              <Box as="span" key="seen">{words.seen}: <RelativeTime moment={link.lastSeenAt} /></Box>
            ),
          ]}
        />
        {guests.length === 0 ? null : (
          <Box as="details" textStyle="sm" mt="1">
            <Box as="summary" cursor="pointer" color="fg.muted" width="fit-content">{words.guests(guests.length)}</Box>
            <Stack as="ul" gap="1" mt="1" listStyleType="none">
              {guests.map((guest) => (
                <Box as="li" key={`${guest.name} ${guest.lastSeenAt}`}>
                  <Text fontWeight="medium">{guest.name}</Text>
                  <FactLine
                    facts={[
                      words.guestFacts(guest.visitCount, guest.shotsSeen, runningTime(guest.seconds)),
                      guest.commentCount === 0 ? null : words.comments(guest.commentCount),
                      guest.downloads === 0 ? null : words.downloads(guest.downloads),
                      <RelativeTime key="seen" moment={guest.lastSeenAt} />,
                    ]}
                  />
                </Box>
              ))}
            </Stack>
          </Box>
        )}
      </Stack>
      {isOpen ? (
        <RowMenu
          ref={menu} label={words.menu(title)}
          items={[
            { value: 'edit', label: words.edit }, { value: 'show', label: words.showNow },
            { value: 'revoke', label: words.revoke, isDanger: true },
          ]}
          onChosen={(value) => {
            if (value === 'edit') setEditing(true)
            else if (value === 'revoke') setRevoking(true)
            else void update({ reviewLinkId: id, subject: { storyboardId } })
          }}
        />
      ) : null}
      {isEditing ? (
        <EditReviewLinkDialog linkRef={link} returnFocus={menu} onClose={() => setEditing(false)} />
      ) : null}
      <ConfirmedChange
        isOpen={isRevoking} variant="danger" title={words.revokeTitle(title)} message={words.revokeLine}
        confirmText={words.revokeConfirm} returnFocus={menu} onCancel={() => setRevoking(false)}
        onConfirm={() => revoke({ reviewLinkId: id }).then(() => setRevoking(false))}
      />
    </HStack>
  )
}
