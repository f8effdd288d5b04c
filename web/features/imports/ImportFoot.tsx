import { Button, HStack, Spinner, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ImportFootMutation } from '../../__generated__/ImportFootMutation.graphql.ts'
import { boardPath } from '../../lib/boardPath.ts'
import { importMessages } from '../../messages/imports.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { showFailure, useChange } from '../../relay/useChange.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { useApplyImport, useUndoImport } from './importChanges.ts'
import type { summaryOf } from './importLook.ts'

const words = importMessages

const FOOT = {
  position: 'sticky', bottom: '4', zIndex: 'docked', bg: 'bg.panel', borderWidth: '1px', borderRadius: 'card',
  boxShadow: 'float', ps: '4', pe: '3', py: '2.5',
} as const

/** Stands in the place of the foot while another plan is made: the list stays as it is. */
export function ReadingFoot({ fileName }: { fileName: string }) {
  return (
    <HStack {...FOOT} role="status" gap="3" minHeight="14">
      <Spinner size="sm" color="fg.muted" />
      <Text textStyle="sm" truncate>{words.reading(fileName)}</Text>
    </HStack>
  )
}

type ImportFootProps = {
  importId: string
  digest: string
  fileName: string
  summary: ReturnType<typeof summaryOf>
  projectId: string
  canEdit: boolean
  /** After a refusal: the plan may be another one. */
  onRefused: () => void
}

/** Applies what is accepted of a plan, or discards the import. */
export function ImportFoot(props: ImportFootProps) {
  const { importId, digest, fileName, summary: { all, accepted, impossible }, projectId, canEdit, onRefused } = props
  const [apply, isApplying] = useApplyImport()
  const [undo] = useUndoImport()
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const [discard] = useChange<ImportFootMutation>(
    graphql`
      mutation ImportFootMutation($input: DiscardImportInput!) {
        discardImport(input: $input) {
          import {
            id
            status
          }
        }
      }
    `,
    (input) => ({ variables: { input }, done: words.discarded(fileName) }),
  )
  const reason = !canEdit ? words.forbidden
    : impossible > 0 ? words.impossible(impossible)
      : accepted === 0 ? words.nothingAccepted : null

  function run(): void {
    apply({
      importId, digest, fileName,
      undo: () => undo({ importId, fileName, keepChanged: false }).catch((error: unknown) =>
        showFailure(words.undoFailed, error)),
    }).catch((error: unknown) => {
      showFailure(words.applyFailed, error)
      onRefused()
    })
  }

  return (
    <HStack {...FOOT} columnGap="2" rowGap="2" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Text
        flex={{ base: '1 0 100%', sm: '1' }} minWidth="0" textStyle="sm" role="status"
        color={impossible > 0 ? 'fg.error' : 'fg.muted'}
      >
        {impossible > 0 ? words.impossible(impossible) : words.accepted(accepted, all)}
      </Text>
      {canEdit ? (
        <Button ref={button} disabled={isApplying} onClick={() => setIsAsking(true)}>{words.discard}</Button>
      ) : null}
      <ExplainedButton
        variant="solid" reason={reason} tooltipPlacement="top-end" loading={isApplying} loadingText={words.applying}
        onClick={run}
      >
        {words.apply(accepted)}
      </ExplainedButton>
      <ConfirmedChange
        isOpen={isAsking} variant="danger" title={words.discardTitle} message={words.discardLine}
        confirmText={words.discard} returnFocus={button} onCancel={() => setIsAsking(false)}
        onConfirm={() => discard({ importId }).then(() => void navigate(boardPath(projectId)))}
      />
    </HStack>
  )
}
