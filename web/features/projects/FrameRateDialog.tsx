import { Box, Stack, Text, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FrameRateDialog_project$key } from '../../__generated__/FrameRateDialog_project.graphql.ts'
import type { FrameRateDialogMutation } from '../../__generated__/FrameRateDialogMutation.graphql.ts'
import { frameRateName, frameRateValue, framesAt, secondsAt, type FrameRate } from '../../lib/frameRates.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { commonMessages } from '../../messages/common.ts'
import { projectMessages } from '../../messages/projects.ts'
import { formatHundredths } from '../../messages/format.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { FrameRateSelect } from './FrameRateSelect.tsx'
import { useProjectBoards } from './useProjectBoards.ts'

const words = projectMessages
const KEEPS = ['SECONDS', 'FRAMES'] as const
type Keep = (typeof KEEPS)[number]

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
  const [changeFrameRate] = useChange<FrameRateDialogMutation>(graphql`
    mutation FrameRateDialogMutation($input: ChangeFrameRateInput!) {
      changeFrameRate(input: $input) {
        project {
          id
          updatedAt
          version
          ...ProjectSummary_project
          ...useProjectBoards_project
        }
      }
    }
  `)
  const isSameRate = (rate: FrameRate): boolean => frameRateValue(rate) === frameRateValue(project.frameRate)
  const form = useForm({
    name: null, initial: { rate: project.frameRate as FrameRate, keep: 'SECONDS' as Keep },
    isReady: (values) => !isSameRate(values.rate),
    send: ({ rate: { numerator, denominator }, keep }) =>
      changeFrameRate({ projectId: project.id, frameRate: { numerator, denominator }, keep }),
    done: (_, { rate }) => {
      showToast({ type: 'success', title: words.rateChanged(frameRateName(rate)) })
      onClose()
    },
    refused: () => ({}),
  })
  const { values: { rate, keep }, isRunning } = form
  const lines = explain(frames, project.frameRate, rate)
  const labels = { SECONDS: words.rateKeepSeconds, FRAMES: words.rateKeepFrames }

  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.rateTitle} width="30rem"
      submitLabel={words.rateAction} submittingLabel={words.rateChanging}
    >
      <Field label={words.rateLabel}>
        <FrameRateSelect rate={rate} disabled={isRunning} onChanged={(chosen) => form.edit({ rate: chosen })} />
      </Field>
      {isSameRate(rate) ? null : frames === 0 ? (
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
                onChange={() => form.edit({ keep: each })} accentColor="accent.solid" mt="1" outline="none"
                flexShrink="0" boxSize="4" aria-describedby={`${formId}-${each}`} aria-label={labels[each]}
              />
              <Box>
                <Text fontWeight="medium">{labels[each]}</Text>
                <Text id={`${formId}-${each}`} textStyle="sm" color="fg.muted">{lines[each]}</Text>
              </Box>
            </chakra.label>
          ))}
        </Stack>
      )}
    </FormDialog>
  )
}

/** What either choice does to a project of so many frames, in its own numbers. */
function explain(frames: number, before: FrameRate, after: FrameRate) {
  const seconds = secondsAt(frames, before)
  const [timeBefore, timeAfter] = tellApart(seconds, secondsAt(frames, after))
  const count = commonMessages.number
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
