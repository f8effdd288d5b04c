import { Box, Button, HStack, Stack, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { TokenRow_token$key } from '../../__generated__/TokenRow_token.graphql.ts'
import { exactTime, longDate } from '../../lib/dates.ts'
import { tokenMessages } from '../../messages/tokens.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { BUNDLES, scopesByAccess } from './tokenRules.ts'

const words = tokenMessages

const Tag = chakra('span', {
  base: {
    display: 'inline-block', fontFamily: 'mono', fontSize: 'xs', lineHeight: '18px', fontWeight: 'medium', px: '1.5',
    borderWidth: '1px', borderRadius: 'l1', borderColor: 'border.emphasized', color: 'fg.soft',
  },
})

/** A token as the list and what is done with it know it. */
export type ListedToken = { id: string; name: string }

type TokenRowProps = { tokenRef: TokenRow_token$key; onRevoke: (token: ListedToken) => void }

/** One access token: its name and last four letters, what it may do, when it was used and when it ends. */
export function TokenRow({ tokenRef, onRevoke }: TokenRowProps) {
  const token = useFragment(
    graphql`
      fragment TokenRow_token on AccessToken {
        id
        name
        last4
        scopes
        project {
          id
          name
        }
        createdAt
        lastUsedAt
        expiresAt
        isExpired
      }
    `,
    tokenRef,
  )
  const { id, name, last4, project, expiresAt, isExpired } = token
  return (
    <HStack
      as="li" gap="4" align="center" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.emphasized/50' }}
    >
      <Stack gap="1" flex="1" minWidth="0">
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          <Tooltip content={name}>
            <Box fontWeight="medium" truncate maxWidth="full" color={isExpired ? 'fg.muted' : 'fg'}>{name}</Box>
          </Tooltip>
          <Box as="span" textStyle="mono" color="fg.muted" aria-label={words.ending(last4)}>…{last4}</Box>
          {isExpired ? (
            <Tag color="fg.error" borderColor="danger.border" bg="danger.subtle">{words.expired}</Tag>
          ) : null}
        </HStack>
        <HStack gap="1.5" rowGap="1" flexWrap="wrap">
          {scopeWords(token.scopes).map((text) => <Tag key={text}>{text}</Tag>)}
          {project ? <Box as="span" textStyle="sm" color="fg.soft">{words.onlyProject(project.name)}</Box> : null}
        </HStack>
        <FactLine
          facts={[
            token.lastUsedAt ? <RelativeTime moment={token.lastUsedAt} sentence={words.used} /> : words.neverUsed,
            <Expiry moment={expiresAt} isExpired={isExpired} />,
            <RelativeTime moment={token.createdAt} sentence={words.created} />,
          ]}
        />
      </Stack>
      <Button
        variant="ghost" color="fg.error" flexShrink="0" aria-label={words.revokeNamed(name)}
        onClick={() => onRevoke({ id, name })}
      >
        {words.revoke}
      </Button>
    </HStack>
  )
}

/** What a token may do, in few words: its bundles, then the resources it reads and writes. */
function scopeWords(scopes: readonly string[]): string[] {
  const { reads, writes } = scopesByAccess(scopes)
  const namesOf = (resources: typeof reads) => resources.map((resource) => words.resources[resource]).join(', ')
  return [
    ...BUNDLES.filter((bundle) => scopes.includes(bundle)).map((bundle) => words.scopeNames[bundle]),
    ...(reads.length > 0 ? [words.reads(namesOf(reads))] : []),
    ...(writes.length > 0 ? [words.writes(namesOf(writes))] : []),
    ...(scopes.includes('ORGANIZATION_ADMIN') ? [words.writes(words.organization)] : []),
  ]
}

function Expiry({ moment, isExpired }: { moment: string | null | undefined; isExpired: boolean }) {
  if (moment === null || moment === undefined) return <span>{words.neverExpires}</span>
  const day = longDate(moment)
  return (
    <Tooltip content={exactTime(moment)}>
      <time dateTime={moment}>{isExpired ? words.expiredOn(day) : words.expires(day)}</time>
    </Tooltip>
  )
}
