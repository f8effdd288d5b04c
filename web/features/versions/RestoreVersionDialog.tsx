import { Box, Button, Checkbox, HStack, Progress, Spinner, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { versionMessages } from '../../messages/versions.ts'
import { readError } from '../../relay/errors.ts'
import { isBlank } from '../../lib/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { RestorePlace } from './RestorePlace.tsx'
import { RestoreParts } from './RestoreParts.tsx'
import { type RestoreProgress, useLargeRestore } from './useLargeRestore.ts'
import { RESTORE_PARTS, type RestorePart, useRestorePlan } from './useRestorePlan.ts'
import { useMadeRestore } from './useMadeRestore.ts'
import { useRestoreVersion, useUndoRestore } from './useRestoreVersion.ts'

const words = versionMessages.restore
/** More drawings come back by a job. */
const MOST_REDRAWN = 200

type RestoreVersionDialogProps = {
  projectId: string
  version: { readonly id: string; readonly number: number }
  /** The only shot that is to come back; null for all. */
  shot?: { readonly id: string; readonly position: number } | null
  returnFocus: HTMLElement | null
  onClose: () => void
}

/** Asks which parts of a version come back and where, says what that changes, and brings them back. */
export function RestoreVersionDialog(props: RestoreVersionDialogProps) {
  const { projectId, version: { id, number }, shot = null, returnFocus, onClose } = props
  const back = useRef(returnFocus)
  const { plan, failure } = useRestorePlan(id, shot?.id ?? null)
  const [parts, setParts] = useState<ReadonlySet<RestorePart>>(new Set(RESTORE_PARTS))
  const [isNewerAway, setIsNewerAway] = useState(false)
  /** The name of the new board; null for the board of the version. */
  const [newName, setNewName] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [restoreVersion, isRunning] = useRestoreVersion(projectId)
  const isCopy = newName !== null
  const redrawnCount = plan?.redrawnCount ?? 0
  const isLarge = !isCopy && parts.has('DRAWINGS') && redrawnCount > MOST_REDRAWN
  const isReady = plan !== null && (isCopy ? !isBlank(newName) : parts.size > 0)
  const { start, progress } = useLargeRestore()
  const readMade = useMadeRestore(projectId)
  const [undo] = useUndoRestore()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const isBusy = isRunning || progress !== null

  function restore(): void {
    setRefusal(null)
    const from = { versionId: id, ...(shot ? { shotIds: [shot.id] } : {}) }
    const chosen = { parts: RESTORE_PARTS.filter((part) => parts.has(part)), putAwayNewer: isNewerAway }
    const title = shot ? words.shotDone(shot.position) : words.done(number)
    const refuse = (error: unknown): void => {
      const { message, fields } = readError(error)
      setRefusal(Object.values(fields)[0] ?? message)
    }
    if (isLarge) {
      start({ ...from, ...chosen }).then((why) => endLarge(why, title), refuse)
      return
    }
    const input = { ...from, ...(isCopy ? { into: { newStoryboard: { name: newName.trim() } } } : chosen) }
    restoreVersion({ input, title }).then(onClose, refuse)
  }

  /** Says how a restore by a job ended, also where the dialog was closed meanwhile. */
  async function endLarge(why: string | null, title: string): Promise<void> {
    if (why !== null) {
      if (isGone.current) showToast({ type: 'error', title: words.failed, description: why })
      else setRefusal(why)
      return
    }
    const made = await readMade(id).catch(() => null)
    const action = made && { label: commonMessages.undo, onClick: () => void undo(made) }
    showToast({ type: 'success', title, ...(action && { action }) })
    if (!isGone.current) onClose()
  }

  return (
    <Dialog
      isOpen onClose={onClose} isClosable={!isRunning} isLong width="34rem" returnFocus={back}
      title={shot ? words.shotTitle(shot.position, number) : words.title(number)}
      footer={(
        <>
          <Button onClick={onClose} disabled={isRunning}>
            {progress === null ? commonMessages.cancel : commonMessages.close}
          </Button>
          <Button
            variant="solid" disabled={!isReady} loading={isBusy} loadingText={words.action} onClick={restore}
          >
            {words.action}
          </Button>
        </>
      )}
    >
      <Stack gap="5">
        <Box aria-live="polite" _empty={{ position: 'absolute' }}>
          {plan || failure !== null ? null : (
            <HStack gap="2.5" textStyle="sm" color="fg.muted">
              <Spinner size="sm" borderWidth="2px" /> <Text>{words.planning}</Text>
            </HStack>
          )}
          {failure === null ? null : <FormFailure message={`${words.planFailed}. ${failure}`} />}
        </Box>
        {plan ? (
          <>
            <RestorePlace
              boardName={plan.boardName} number={number} isInTrash={plan.isInTrash} name={newName}
              isDisabled={isBusy} onChanged={setNewName}
            />
            {isCopy ? null : (
              <>
                <RestoreParts
                  plan={plan} isOneShot={shot !== null} parts={parts} isDisabled={isBusy}
                  onChanged={setParts}
                />
                <NewerChoice
                  count={plan.newerCount} isOneShot={shot !== null} isChosen={isNewerAway}
                  isDisabled={isBusy} onChosen={setIsNewerAway}
                />
              </>
            )}
            {isLarge && progress === null ? <Text textStyle="sm">{words.large(redrawnCount)}</Text> : null}
            {progress === null ? null : <RestoreProgressBar {...progress} />}
          </>
        ) : null}
        {refusal === null ? null : <FormFailure message={refusal} />}
      </Stack>
    </Dialog>
  )
}

type NewerChoiceProps = {
  count: number
  isOneShot: boolean
  isChosen: boolean
  isDisabled: boolean
  onChosen: (isChosen: boolean) => void
}

/** Whether work that the version does not have goes to the trash. */
function NewerChoice({ count, isOneShot, isChosen, isDisabled, onChosen }: NewerChoiceProps) {
  return (
    <Checkbox.Root
      checked={isChosen} disabled={isDisabled} alignItems="flex-start" gap="2.5" colorPalette="accent"
      css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
      onCheckedChange={({ checked }) => onChosen(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="0.5" />
      <Checkbox.Label>
        {isOneShot ? words.newerViews : words.newer}
        {isOneShot ? null : (
          <Text textStyle="sm" fontWeight="normal" color="fg.muted">{words.newerLine(count)}</Text>
        )}
      </Checkbox.Label>
    </Checkbox.Root>
  )
}

/** How far a restore of many drawings is. */
function RestoreProgressBar({ done, total }: RestoreProgress) {
  return (
    <Stack gap="1.5">
      <Progress.Root value={Math.min(100, (done / Math.max(1, total)) * 100)} size="xs">
        <Progress.Track aria-label={words.progress} borderRadius="full" bg="border.emphasized">
          <Progress.Range bg="accent.solid" />
        </Progress.Track>
      </Progress.Root>
      <Text role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {words.ready(done, total)}
      </Text>
    </Stack>
  )
}
