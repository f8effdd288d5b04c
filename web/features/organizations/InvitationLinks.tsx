import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Link2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { InvitationLinksCreateMutation } from '../../__generated__/InvitationLinksCreateMutation.graphql.ts'
import type { InvitationLinksQuery } from '../../__generated__/InvitationLinksQuery.graphql.ts'
import type { InvitationLinksRevokeMutation } from '../../__generated__/InvitationLinksRevokeMutation.graphql.ts'
import { longDate } from '../../lib/dates.ts'
import { memberMessages, organizationMessages } from '../../messages/organizations.ts'
import { readError } from '../../relay/errors.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { useChange } from '../../relay/useChange.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { SecretDialog } from '../tokens/SecretDialog.tsx'
import type { GivenRole } from './RoleChoice.tsx'

const words = memberMessages
const roles: Readonly<Record<string, string>> = organizationMessages.roles

const DAY_MS = 24 * 3_600_000
const DAYS = ['1', '7', '30'] as const
/** How many people a link lets in; 0 for any number. */
const LIMITS = ['0', '1', '5', '10', '50'] as const

type InvitationLinksProps = {
  organizationId: string
  /** The role that a new link gives. */
  role: GivenRole
}

/** Invites by links: makes one, which is shown once, and lists those that are open. */
export function InvitationLinks(props: InvitationLinksProps) {
  return (
    <Stack as="section" gap="3" mt="5" pt="4" borderTopWidth="1px" aria-label={words.linkTitle}>
      <Box>
        <Text textStyle="label">{words.linkTitle}</Text>
        <Text textStyle="sm" color="fg.muted">{words.linkLine}</Text>
      </Box>
      <PartBoundary
        failedTitle={words.linksFailed} fallback={<SkeletonGroup><RowSkeletons count={1} /></SkeletonGroup>}
      >
        {(attempt) => <LoadedLinks {...props} attempt={attempt} />}
      </PartBoundary>
    </Stack>
  )
}

function LoadedLinks({ organizationId, role, attempt }: InvitationLinksProps & { attempt: number }) {
  const { organization } = useLazyLoadQuery<InvitationLinksQuery>(
    graphql`
      query InvitationLinksQuery($organizationId: ID!) {
        organization(id: $organizationId) {
          invitationLinks(first: 50) @connection(key: "InvitationLinks_invitationLinks") {
            __id
            edges {
              node {
                id
                role
                expiresAt
                useLimit
                useCount
              }
            }
          }
        }
      }
    `,
    { organizationId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const connection = organization?.invitationLinks
  const connections = connection ? [connection.__id] : []
  const [create, isCreating] = useChange<InvitationLinksCreateMutation>(
    graphql`
      mutation InvitationLinksCreateMutation($input: CreateInvitationLinkInput!, $connections: [ID!]!) {
        createInvitationLink(input: $input) {
          url
          invitationLinkEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              role
              expiresAt
              useLimit
              useCount
            }
          }
        }
      }
    `,
    (input) => ({ variables: { input, connections } }),
  )
  const [revoke] = useChange<InvitationLinksRevokeMutation>(
    graphql`
      mutation InvitationLinksRevokeMutation($input: RevokeInvitationLinkInput!, $connections: [ID!]!) {
        revokeInvitationLink(input: $input) {
          deletedInvitationLinkId @deleteEdge(connections: $connections)
        }
      }
    `,
    (input) => ({ variables: { input, connections }, done: words.linkRevoked, failed: words.linkRevokeFailed }),
  )
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
  const [limit, setLimit] = useState<(typeof LIMITS)[number]>('0')
  const [failure, setFailure] = useState<string | null>(null)
  const [shown, setShown] = useState<{ name: string; secret: string } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  if (!connection) return null

  function createLink() {
    setFailure(null)
    const expiresAt = new Date(Date.now() + Number(days) * DAY_MS).toISOString()
    create({ organizationId, role, expiresAt, useLimit: limit === '0' ? null : Number(limit) }).then(
      ({ createInvitationLink: { url } }) => setShown({ name: roles[role] ?? role, secret: url }),
      (error: unknown) => setFailure(readError(error).message),
    )
  }

  return (
    <>
      <HStack gap="3" align="flex-end" flexWrap="wrap">
        <Box flex="1" minWidth="8rem">
          <Field label={words.linkExpiry}>
            <FormSelect
              value={days} choices={DAYS.map((value) => ({ value, label: words.linkDays(Number(value)) }))}
              disabled={isCreating} onChosen={setDays}
            />
          </Field>
        </Box>
        <Box flex="1" minWidth="8rem">
          <Field label={words.linkUses}>
            <FormSelect
              value={limit} choices={LIMITS.map((value) => ({ value, label: words.linkPeople(Number(value)) }))}
              disabled={isCreating} onChosen={setLimit}
            />
          </Field>
        </Box>
        <Button ref={button} size="md" onClick={createLink} loading={isCreating}>
          <Link2 aria-hidden /> {words.createLink}
        </Button>
      </HStack>
      {failure === null ? null : <FormFailure message={failure} />}
      {connection.edges.length === 0 ? null : (
        <Stack as="ul" gap="1" listStyleType="none" aria-label={words.openLinks}>
          {connection.edges.map(({ node: { id, role: given, expiresAt, useLimit, useCount } }) => (
            <HStack as="li" key={id} gap="3" justify="space-between" textStyle="sm">
              <Box minWidth="0">
                <Box as="span" fontWeight="medium">{roles[given] ?? given}</Box>{' '}
                <Box as="span" color="fg.muted">{words.linkFacts(useCount, useLimit ?? null, longDate(expiresAt))}</Box>
              </Box>
              <IconButton
                label={words.revokeLink(roles[given] ?? given)} icon={<X aria-hidden />}
                onClick={() => void revoke({ invitationLinkId: id })}
              />
            </HStack>
          ))}
        </Stack>
      )}
      <SecretDialog shown={shown} words={words.linkShown} returnFocus={button} onDone={() => setShown(null)} />
    </>
  )
}
