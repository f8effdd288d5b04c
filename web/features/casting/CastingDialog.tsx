import { Box, Button, Input, InputGroup, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { useLatest } from '../../lib/useLatest.ts'
import { castingMessages } from '../../messages/casting.ts'
import { commonMessages } from '../../messages/common.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { readError } from '../../relay/errors.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { SkeletonGroup } from '../../ui/Skeletons.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { showFailure } from '../../relay/useChange.ts'
import { useRested } from '../tasks/useRested.ts'
import { CastingList } from './CastingList.tsx'
import { useCastOfShots, type LoadedCast } from './castOfShots.ts'
import { rowsOf, shotsWith, type CastingDraft, type CastingRow, type DraftEntry } from './castingDraft.ts'
import { useCastAssets } from './useCastAssets.ts'

const words = castingMessages
const LONGEST_SEARCH = 200
const LIST_HEIGHT = 'min(32rem, 52vh)'
const SKELETON_ROWS = 7
const NOTHING = { entries: {} }

type CastingDialogProps = {
  projectId: string
  shotIds: readonly string[]
  /** What the one shot is called; of several their number is said. */
  shotName: string
  canEdit: boolean
  returnFocus: HTMLElement | null
  onClosed: () => void
  /** After the casting was saved, or brought back. */
  onSaved?: () => void
}

/** Which assets appear in a shot, how often and what for; or in several shots at once. */
export function CastingDialog(props: CastingDialogProps) {
  const { projectId, shotIds, shotName, canEdit, returnFocus, onClosed, onSaved } = props
  const { loaded, error: loadError, retry } = useCastOfShots(shotIds)
  const [castAssets, isSaving] = useCastAssets()
  const kept = useDraft<{ entries: Readonly<Record<string, DraftEntry>> }>(`casting of ${shotIds.join(' ')}`, NOTHING)
  const { entries } = kept.values
  const draft = useMemo<CastingDraft>(() => new Map(Object.entries(entries)), [entries])
  const [failure, setFailure] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const wanted = useRested(typed.trim())
  const search = useDeferredValue(wanted)
  const searchField = useRef<HTMLInputElement>(null)
  const back = useRef(returnFocus)
  const isOne = shotIds.length === 1
  const changes = useMemo(() => (loaded ? rowsOf(loaded.cast, draft) : { rows: [], inverse: [] }), [loaded, draft])

  const latest = useLatest(kept)
  // The rows are drawn again only when it is another function.
  const change = useCallback((assetId: string, entry: DraftEntry) => {
    setFailure(null)
    const { change: keep, values } = latest.current
    keep({ entries: { ...values.entries, [assetId]: entry } })
  }, [latest])

  function undo(rows: readonly CastingRow[]): void {
    castAssets(rows).then(
      () => {
        showToast({ type: 'success', title: words.undone })
        onSaved?.()
      },
      (error: unknown) => showFailure(words.undoFailed, error, () => undo(rows)),
    )
  }

  /** Saved, or let go of. */
  function discard(): void {
    kept.reset()
    onClosed()
  }

  function save(): void {
    setFailure(null)
    castAssets(changes.rows).then(
      () => {
        showToast({
          type: 'success', title: isOne ? words.saved(shotName) : words.savedMany(shotIds.length),
          action: { label: commonMessages.undo, onClick: () => undo(changes.inverse) },
        })
        onSaved?.()
        discard()
      },
      (error: unknown) => setFailure(readError(error).message),
    )
  }

  return (
    <Dialog
      isOpen onClose={onClosed} width="40rem" isClosable={!isSaving} returnFocus={back}
      initialFocus={canEdit ? searchField : undefined}
      title={isOne ? words.title(shotName) : words.titleOfMany(shotIds.length)}
      footer={canEdit ? (
        <>
          {loaded ? <Summary loaded={loaded} draft={draft} /> : null}
          <Button onClick={discard} disabled={isSaving}>{commonMessages.cancel}</Button>
          <Button
            variant="solid" disabled={changes.rows.length === 0} loading={isSaving} loadingText={words.saving}
            onClick={save}
          >
            {words.save}
          </Button>
        </>
      ) : <Button onClick={onClosed}>{commonMessages.close}</Button>}
    >
      <Stack gap="3">
        {canEdit ? (
          <>
            <DraftNotice isKept={kept.isKept} onDiscarded={kept.reset} />
            <Text textStyle="sm" color="fg.muted">{isOne ? words.line : words.lineOfMany(shotIds.length)}</Text>
            <InputGroup startElement={<Search size={16} strokeWidth={1.75} aria-hidden />}>
              <Input
                ref={searchField} type="search" size="sm" ps="9" aria-label={words.search} maxLength={LONGEST_SEARCH}
                placeholder={words.searchPlaceholder} autoComplete="off" value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </InputGroup>
          </>
        ) : null}
        {failure ? <FormFailure message={failure} /> : null}
        <Box
          maxHeight={LIST_HEIGHT} minHeight="12rem" overflowY="auto" mx="-2" aria-busy={search !== typed.trim()}
          opacity={search === typed.trim() ? 1 : 0.7} transition="opacity 120ms"
        >
          {loadError !== null ? <Failed error={loadError} onRetry={retry} /> : loaded ? (
            <ErrorBoundary
              resetKey={search} fallback={(failed, again) => <Failed error={null} said={failed} onRetry={again} />}
            >
              <Suspense fallback={<ListSkeleton />}>
                <CastingList
                  projectId={projectId} search={search} loaded={loaded} draft={draft} canEdit={canEdit}
                  onChanged={change}
                />
              </Suspense>
            </ErrorBoundary>
          ) : <ListSkeleton />}
        </Box>
      </Stack>
    </Dialog>
  )
}

type FailedProps = { error: unknown; said?: ReturnType<typeof readError>; onRetry: () => void }

function Failed({ error, said = readError(error), onRetry }: FailedProps) {
  const { message, requestId } = said
  return (
    <FailedState
      title={words.loadFailed} headingLevel="h2" message={message} requestId={requestId} onRetry={onRetry}
    />
  )
}

function Summary({ loaded, draft }: { loaded: LoadedCast; draft: CastingDraft }) {
  const ids = new Set([...loaded.assets.map(({ id }) => id), ...draft.keys()])
  const count = [...ids].filter((id) => shotsWith(loaded.cast, draft, id) > 0).length
  return (
    <Text role="status" textStyle="sm" color="fg.muted" me="auto" fontVariantNumeric="tabular-nums">
      {words.summary(count)}
    </Text>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={words.loading}>
      <Stack gap="3" px="2" pt="2">
        {Array.from({ length: SKELETON_ROWS }, (_, row) => <Skeleton key={row} height="9" borderRadius="control" />)}
      </Stack>
    </SkeletonGroup>
  )
}
