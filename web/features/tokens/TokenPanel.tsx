import { Box, HStack, Link, Stack, Text } from '@chakra-ui/react'
import { KeyRound, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TokenPanel_tokens$key } from '../../__generated__/TokenPanel_tokens.graphql.ts'
import { tokenMessages } from '../../messages/tokens.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { ShowMore, type PagedList } from '../../ui/MoreButton.tsx'
import { CreateTokenDialog, type ProjectChoice } from './CreateTokenDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { TokenRow, type ListedToken } from './TokenRow.tsx'
import type { NewToken } from './tokenRules.ts'
import { useRevokeToken } from './useRevokeToken.ts'

const words = tokenMessages
const PAGE_SIZE = 50

type TokenPanelProps = {
  /** The nodes of the connection, in its order. */
  tokensRef: TokenPanel_tokens$key
  /** `__id` of the connection, from which revoked tokens are taken. */
  connectionId: string
  /** What these tokens are, above the list. */
  lead: string
  /** What they are for, while there are none. */
  emptyLine: string
  /** Projects a token may be limited to. */
  projects: readonly ProjectChoice[]
  /** Makes a token and returns its secret. */
  onCreate: (token: NewToken) => Promise<string>
  /** Why no token can be made now, in a sentence; null when one can. */
  blockedReason?: string | null
  list: PagedList
  emptyHeadingLevel?: 'h2' | 'h3'
}

/** Access tokens with all that is done with them: list, make one, see its secret once, revoke. */
export function TokenPanel(props: TokenPanelProps) {
  const { connectionId, lead, emptyLine, projects, onCreate, blockedReason = null, list } = props
  const tokens = useFragment(
    graphql`
      fragment TokenPanel_tokens on AccessToken @relay(plural: true) {
        id
        ...TokenRow_token
      }
    `,
    props.tokensRef,
  )
  const [isOpen, setIsOpen] = useState(false)
  const [shown, setShown] = useState<{ name: string; secret: string } | null>(null)
  const [revoking, setRevoking] = useState<ListedToken | null>(null)
  const createButton = useRef<HTMLButtonElement>(null)

  const button = (
    <ExplainedButton
      ref={createButton} reason={blockedReason} variant="solid" flexShrink="0" onClick={() => setIsOpen(true)}
    >
      <Plus aria-hidden /> {words.create}
    </ExplainedButton>
  )
  return (
    <Stack gap="4">
      {blockedReason === null ? null : <Text color="fg.warning" textStyle="sm" maxWidth="68ch">{blockedReason}</Text>}
      {tokens.length === 0 ? (
        <EmptyState
          icon={<KeyRound size={22} strokeWidth={1.75} />} headingLevel={props.emptyHeadingLevel ?? 'h3'}
          title={words.emptyTitle} description={emptyLine} action={button}
        />
      ) : (
        <>
          <HStack justify="space-between" align="flex-start" gap="4" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
            <Text textStyle="sm" color="fg.muted" maxWidth="68ch">{lead}</Text>
            {button}
          </HStack>
          <Box as="ul" aria-label={words.list} listStyleType="none" borderWidth="1px" borderRadius="card" bg="bg.panel"
            overflow="hidden">
            {tokens.map((token) => <TokenRow key={token.id} tokenRef={token} onRevoke={setRevoking} />)}
          </Box>
        </>
      )}
      <Text textStyle="sm"><Link href="/docs/api/guide" color="accent.fg">{words.guide}</Link></Text>
      <ShowMore list={list} count={PAGE_SIZE} />
      <CreateTokenDialog
        isOpen={isOpen} onClose={() => setIsOpen(false)} draftName={`token of ${connectionId}`} projects={projects}
        onCreate={onCreate} returnFocus={createButton}
        onCreated={(secret, name) => {
          setIsOpen(false)
          setShown({ name, secret })
        }}
      />
      <SecretDialog shown={shown} onDone={() => setShown(null)} returnFocus={createButton} />
      <RevokeDialog
        token={revoking} connectionId={connectionId} onClose={() => setRevoking(null)} returnFocus={createButton}
      />
    </Stack>
  )
}

type RevokeDialogProps = {
  token: ListedToken | null
  connectionId: string
  onClose: () => void
  returnFocus: { readonly current: HTMLElement | null }
}

function RevokeDialog({ token, connectionId, onClose, returnFocus }: RevokeDialogProps) {
  const [revokeToken, isRevoking] = useRevokeToken(connectionId, words.revokeFailed, onClose)

  return (
    <ConfirmationDialog
      isOpen={token !== null} variant="danger" title={words.revokeTitle}
      message={words.revokeQuestion(token?.name ?? '')} confirmText={words.revoke} isLoading={isRevoking}
      returnFocus={returnFocus} onCancel={onClose}
      onConfirm={() => {
        if (token) revokeToken({ tokenId: token.id, done: words.revoked(token.name) })
      }}
    />
  )
}
