import { Box, Button, Stack, Text, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FrameRateDialog_project$key } from '../../__generated__/FrameRateDialog_project.graphql.ts'
import type { FrameRateDialogMutation } from '../../__generated__/FrameRateDialogMutation.graphql.ts'
import { frameRateName, frameRateValue, framesAt, secondsAt, type FrameRate } from '../../lib/frameRates.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { messages } from '../../messages.ts'
import { formatHundredths } from '../../messages/format.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { FrameRateSelect } from './FrameRateSelect.tsx'
import { useProjectBoards } from './useProjectBoards.ts'

const words = messages.projects
const KEEPS = ['SECONDS', 'FRAMES'] as const

type FrameRateDialogProps = { projectRef: FrameRateDialog_project$key; isOpen: boolean; onClose: () => void }

/** Asks for a new frame rate, and whether the shots keep their seconds or their frames. */
export function FrameRateDialog({ projectRef, isOpen, onClose }: FrameRateDialogProps) {
  const project = useFragment(
    graphql`
      fragment FrameRateDialog_project on Project {
        id
        frameRate {
          numerator
          denominator
        }
        ...useProjectBoards_project
      }
    `,
    projectRef,
  )
  const { frames } = useProjectBoards(project)
  const formId = useId()
  const [rate, setRate] = useState<FrameRate>(project.frameRate)
  const [keep, setKeep] = useState<(typeof KEEPS)[number]>('SECONDS')
  const [failure, setFailure] = useState<string | null>(null)
  const [changeFrameRate, isRunning] = useChange<FrameRateDialogMutation>(graphql`
    mutation FrameRateDialogMutation($input: ChangeFrameRateInput!) {
      changeFrameRate(input: $input) {
        project {
          id
          updatedAt
          ...ProjectSummary_project
          ...useProjectBoards_project
        }
      }
    }
  `)
  const isSame = frameRateValue(rate) === frameRateValue(project.frameRate)
  const lines = explain(frames, project.frameRate, rate)
  const labels = { SECONDS: words.rateKeepSeconds, FRAMES: words.rateKeepFrames }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isSame || isRunning) return
    changeFrameRate({
      projectId: project.id,
      frameRate: { numerator: rate.numerator, denominator: rate.denominator },
      keep,
    }).then(
      () => {
        showToast({ type: 'success', title: words.rateChanged(frameRateName(rate)) })
        onClose()
      },
      (error: unknown) => setFailure(readError(error).message),
    )
  }

  return (
    <Dialog
      isOpen={isOpen} onClose={onClose} title={words.rateTitle} isClosable={!isRunning} width="30rem"
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>{messages.common.cancel}</Button>
          <Button
            type="submit" form={formId} variant="solid" disabled={isSame} loading={isRunning}
            loadingText={words.rateChanging}
          >
            {words.rateAction}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack gap="4">
          <Field label={words.rateLabel}>
            <FrameRateSelect
              rate={rate} disabled={isRunning}
              onChanged={(chosen) => {
                setRate(chosen)
                setFailure(null)
              }}
            />
          </Field>
          {isSame ? null : frames === 0 ? (
            <Text textStyle="sm" color="fg.muted">{words.rateNothingYet}</Text>
          ) : (
            <Stack as="fieldset" gap="2" border="0" p="0" m="0" minWidth="0">
              <Text as="legend" textStyle="sm" fontWeight="medium" mb="1.5">{words.rateKeep}</Text>
              {KEEPS.map((each) => (
                <chakra.label
                  key={each} display="flex" gap="3" px="3" py="2.5" borderWidth="1px" borderRadius="control"
                  cursor="pointer" transition="border-color 120ms, background 120ms"
                  _hover={{ borderColor: 'border.emphasized' }}
                  css={{
                    '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' },
                    '&:has(:focus-visible)': { boxShadow: '0 0 0 3px {colors.accent.muted}' },
                  }}
                >
                  <chakra.input
                    type="radio" name={`${formId}-keep`} value={each} checked={keep === each} disabled={isRunning}
                    onChange={() => setKeep(each)} accentColor="accent.solid" mt="1" outline="none" flexShrink="0"
                    boxSize="4" aria-describedby={`${formId}-${each}`} aria-label={labels[each]}
                  />
                  <Box>
                    <Text fontWeight="medium">{labels[each]}</Text>
                    <Text id={`${formId}-${each}`} textStyle="sm" color="fg.muted">{lines[each]}</Text>
                  </Box>
                </chakra.label>
              ))}
            </Stack>
          )}
          {failure ? <FormFailure message={failure} /> : null}
        </Stack>
      </form>
    </Dialog>
  )
}

/** What either choice does to a project of so many frames, in its own numbers. */
function explain(frames: number, before: FrameRate, after: FrameRate) {
  const seconds = secondsAt(frames, before)
  const [timeBefore, timeAfter] = tellApart(seconds, secondsAt(frames, after))
  const count = messages.common.number
  return {
    SECONDS: words.rateSecondsLine(runningTime(seconds), count(frames), count(framesAt(seconds, after))),
    FRAMES: words.rateFramesLine(count(frames), timeBefore, timeAfter),
  }
}

/** Two running times; with hundredths of a second where whole seconds would read the same. */
function tellApart(first: number, second: number): [string, string] {
  const [rough, other] = [runningTime(first), runningTime(second)]
  if (rough !== other) return [rough, other]
  return [words.preciseSeconds(formatHundredths(first)), words.preciseSeconds(formatHundredths(second))]
}
