import { Button, Progress, RadioGroup, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { DrawingLayer } from '../../../drawing/layering.ts'
import type { CopyToFramesDialogMutation } from '../../__generated__/CopyToFramesDialogMutation.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { readError } from '../../relay/errors.ts'
import { showFailure, useChange } from '../../relay/useChange.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import type { DeskSheet } from './DrawingDesk.ts'
import { nameOfLayer } from './layerChanges.ts'
import {
  loadTargets, takeBackCopies, TARGETS, type CopiedFrame, type TargetFrame, type Targets,
} from './layerCopies.ts'

const words = drawingToolMessages.layerCopy
/** So many frames are copied to by one request, all or none of them. */
const AT_ONCE = 20
/** Taking back asks for each frame. */
const MOST_TAKEN_BACK = 200
const PERCENT = 100

type CopyToFramesDialogProps = {
  isOpen: boolean
  sheet: DeskSheet
  layer: DrawingLayer
  /** Shots that are selected on the board. */
  selectedIds: ReadonlySet<string>
  /** Saves the drawing; whether the server has all of it. */
  onSaving: () => Promise<boolean>
  returnFocus: RefObject<HTMLElement | null>
  onClosed: () => void
}

type Loaded = Awaited<ReturnType<typeof loadTargets>>

/** Copies a layer to frames of the board: the next one, all later ones, or those that are selected. */
export function CopyToFramesDialog(props: CopyToFramesDialogProps) {
  const { isOpen, sheet, layer, selectedIds, onSaving, returnFocus, onClosed } = props
  const environment = useRelayEnvironment()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [wanted, setWanted] = useState<keyof Targets>('next')
  const [progress, setProgress] = useState<number | null>(null)
  const isCanceled = useRef(false)
  const [copyDrawing] = useChange<CopyToFramesDialogMutation>(
    graphql`
      mutation CopyToFramesDialogMutation($input: CopyDrawingInput!) {
        copyDrawing(input: $input) {
          views {
            id
            revision
          }
        }
      }
    `,
  )
  const { shotId, viewId } = sheet
  useEffect(() => {
    let isHere = true
    loadTargets(environment, shotId, selectedIds).then(
      (found) => isHere && setLoaded(found),
      (error: unknown) => isHere && setFailure(readError(error).message),
    )
    return () => {
      isHere = false
    }
  }, [environment, shotId, selectedIds])

  const targets = loaded?.targets
  const chosen = targets && targets[wanted].length === 0 ? TARGETS.find((each) => targets[each].length > 0) : wanted
  const frames: readonly TargetFrame[] = (chosen && targets?.[chosen]) ?? []
  const name = nameOfLayer(layer)

  function finish(copies: readonly CopiedFrame[], userId: string, error?: unknown): void {
    const takeBack = (): void => {
      takeBackCopies(environment, copies, userId).catch((reason: unknown) => showFailure(words.undoFailed, reason))
    }
    const canUndo = copies.length > 0 && copies.length <= MOST_TAKEN_BACK
    const action = canUndo ? { label: commonMessages.undo, onClick: takeBack } : undefined
    const title = words.copied(name, copies.length, frames.length)
    if (error === undefined) showToast({ type: 'success', title, action })
    else if (copies.length === 0) showFailure(words.failed, error)
    else showToast({ type: 'error', title, description: readError(error).message, action })
    onClosed()
  }

  async function copy(userId: string): Promise<void> {
    setProgress(0)
    if (!(await onSaving())) return setProgress(null)
    const copies: CopiedFrame[] = []
    try {
      while (copies.length < frames.length && !isCanceled.current) {
        const some = frames.slice(copies.length, copies.length + AT_ONCE)
        const toViewIds = some.map((frame) => frame.viewId)
        const answer = await copyDrawing({ fromViewId: viewId, toViewIds, layerKeys: [layer.key] })
        for (const [index, frame] of some.entries()) {
          copies.push({ ...frame, revision: answer.copyDrawing.views[index]?.revision ?? 0 })
        }
        setProgress(copies.length)
      }
      finish(copies, userId)
    } catch (error) {
      finish(copies, userId, error)
    }
  }
  const isCopying = progress !== null
  const close = (): void => {
    // The message says what was copied, and offers Undo.
    if (isCopying) isCanceled.current = true
    else onClosed()
  }
  return (
    <Dialog
      isOpen={isOpen} onClose={close} title={words.framesTitle(name)} returnFocus={returnFocus}
      footer={
        <>
          <Button variant="outline" onClick={close}>{commonMessages.cancel}</Button>
          <Button
            colorPalette="accent" variant="solid" loading={isCopying} disabled={!loaded || frames.length === 0}
            onClick={() => loaded && void copy(loaded.userId)}
          >
            {words.copyTo(frames.length)}
          </Button>
        </>
      }
    >
      {failure === null ? null : <Text role="alert" color="fg.error">{failure}</Text>}
      <RadioGroup.Root
        name="frames" value={chosen ?? null} colorPalette="accent" disabled={isCopying || !loaded}
        aria-label={words.which}
        onValueChange={({ value }) => setWanted(TARGETS.find((each) => each === value) ?? 'next')}
      >
        <Stack gap="2.5">
          {TARGETS.map((each) => {
            const count = targets?.[each].length ?? 0
            return (
              <RadioGroup.Item key={each} value={each} disabled={count === 0}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{words.targets[each](count)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            )
          })}
        </Stack>
      </RadioGroup.Root>
      <Text textStyle="sm" color="fg.muted" mt="3">{words.line}</Text>
      {isCopying ? (
        <Progress.Root value={(progress / Math.max(1, frames.length)) * PERCENT} size="xs" mt="3">
          <Progress.Track aria-label={words.progress(progress, frames.length)} bg="border.emphasized">
            <Progress.Range bg="accent.solid" />
          </Progress.Track>
        </Progress.Root>
      ) : null}
    </Dialog>
  )
}
