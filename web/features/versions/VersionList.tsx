import { Box, Heading, Stack, Text, chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronRight, FileClock } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { VersionList_versions$data, VersionList_versions$key } from
  '../../__generated__/VersionList_versions.graphql.ts'
import { versionMessages } from '../../messages/versions.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MoreButton, type PagedList } from '../../ui/MoreButton.tsx'
import type { ListedVersion } from './EditVersionDialog.tsx'
import { versionDays } from './versionDays.ts'
import { VersionRow, type VersionAction } from './VersionRow.tsx'
import { later } from '../../ui/later.tsx'

const EditVersionDialog = later(async () => (await import('./EditVersionDialog.tsx')).EditVersionDialog)
const DeleteVersionDialog = later(async () => (await import('./DeleteVersionDialog.tsx')).DeleteVersionDialog)
const RestoreVersionDialog = later(async () => (await import('./RestoreVersionDialog.tsx')).RestoreVersionDialog)

const words = versionMessages
const PAGE_SIZE = 50

type VersionListProps = {
  versionsRef: VersionList_versions$key
  projectId: string
  list: PagedList
  actions: readonly VersionAction[]
  hasBoardNames?: boolean
  /** How much the versions keep; null for nothing. */
  keptLine?: string | null
  /** The sentence and the button of an empty list. */
  emptyLine: string
  emptyAction?: ReactNode
}

type Opened = { readonly action: VersionAction; readonly version: ListedVersion; readonly button: HTMLElement | null }

/** Versions by day, newest first: those that somebody wants to keep, then the automatic ones, folded. */
export function VersionList(props: VersionListProps) {
  const { projectId, list, actions, hasBoardNames = false, keptLine, emptyLine, emptyAction } = props
  const versions = useFragment(
    graphql`
      fragment VersionList_versions on StoryboardVersion @relay(plural: true) {
        id
        # The days are made of them.
        # eslint-disable-next-line relay/unused-fields
        kind
        # eslint-disable-next-line relay/unused-fields
        name
        # eslint-disable-next-line relay/unused-fields
        createdAt
        ...VersionRow_version
      }
    `,
    props.versionsRef,
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = (): void => setOpened(null)
  if (versions.length === 0) {
    return (
      <EmptyState
        icon={<FileClock size={22} strokeWidth={1.75} />} title={words.emptyTitle} description={emptyLine}
        action={emptyAction}
      />
    )
  }
  const rows = (ofDay: readonly VersionList_versions$data[number][]) => ofDay.map((version) => (
    <VersionRow
      key={version.id} versionRef={version} projectId={projectId} actions={actions} hasBoardName={hasBoardNames}
      onAction={(action, chosen, button) => setOpened({ action, version: chosen, button })}
    />
  ))
  return (
    <Stack gap="6" maxWidth="60rem">
      {keptLine ? <Text textStyle="sm" color="fg.muted">{keptLine}</Text> : null}
      {versionDays(versions).map(({ label, kept, automatic }) => (
        <Box as="section" key={label} aria-label={label}>
          <Heading as="h2" textStyle="sm" fontWeight="medium" color="fg.muted" letterSpacing="0" mb="2">
            {label}
          </Heading>
          <Box borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
            {kept.length > 0 ? <Box as="ul" listStyleType="none">{rows(kept)}</Box> : null}
            {automatic.length === 1 ? (
              <Box as="ul" listStyleType="none" borderTopWidth={kept.length > 0 ? '1px' : '0'}>{rows(automatic)}</Box>
            ) : null}
            {automatic.length > 1 ? (
              <Folded label={words.automatic(automatic.length)} hasRule={kept.length > 0}>{rows(automatic)}</Folded>
            ) : null}
          </Box>
        </Box>
      ))}
      <MoreButton list={list} count={PAGE_SIZE} />
      {opened?.action === 'restore' ? (
        <RestoreVersionDialog
          projectId={projectId} version={opened.version} returnFocus={opened.button} onClose={close}
        />
      ) : null}
      {opened?.action === 'edit' ? (
        <EditVersionDialog version={opened.version} returnFocus={opened.button} onClose={close} />
      ) : null}
      {opened?.action === 'delete' ? (
        <DeleteVersionDialog version={opened.version} returnFocus={opened.button} onClose={close} />
      ) : null}
    </Stack>
  )
}

/** Rows that are there once somebody asks for them. */
function Folded({ label, hasRule, children }: { label: string; hasRule: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <Box borderTopWidth={hasRule ? '1px' : '0'}>
      <chakra.button
        type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)} display="flex"
        alignItems="center" gap="2" width="full" minHeight="11" px="4" textAlign="start" textStyle="sm" color="fg.muted"
        cursor="pointer" focusVisibleRing="inside" _hover={{ color: 'fg', bg: 'bg.emphasized/50' }}
      >
        <Icon size={16} aria-hidden /> {label}
      </chakra.button>
      <Box as="ul" id={id} listStyleType="none" hidden={!isOpen} borderTopWidth="1px">
        {isOpen ? children : null}
      </Box>
    </Box>
  )
}
