import { Text, Textarea } from '@chakra-ui/react'
import { useMemo, useRef } from 'react'
import { ConnectionHandler, graphql, useFragment } from 'react-relay'
import type { DecideDialog_version$key } from '../../__generated__/DecideDialog_version.graphql.ts'
import type { DecideDialogMutation } from '../../__generated__/DecideDialogMutation.graphql.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { approvalMessages } from '../../messages/approvals.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { type Decision, SEAL_DIGITS } from './approvalFacts.ts'
import { useSeal } from './useSeal.ts'

const words = approvalMessages
const titles = { APPROVED: words.approveTitle, CHANGES_REQUESTED: words.changesTitle }
const shotTitles = { APPROVED: words.approveShotTitle, CHANGES_REQUESTED: words.changesShotTitle }

/** A part of a version that was approved in a review. */
export interface ReviewedPart {
  readonly reviewSessionId: string
  /** The item of a playlist; absent for shots of a board. */
  readonly itemId?: string
  /** None for all of the version. */
  readonly shotIds: readonly string[]
  readonly shotCount: number
  readonly duration: number
}

/** The version that is decided about. */
export type DecidedVersion = DecideDialog_version$key

type DecideDialogProps = {
  versionRef: DecidedVersion
  decision: Decision
  /** What a review approved, which this seals; all of the version by default. */
  review?: ReviewedPart
  /** The only shot that is decided about; all by default. */
  shot?: { readonly id: string; readonly code: string } | null
  returnFocus: HTMLElement | null
  onDecided?: () => void
  onClose: () => void
}

/** Asks once more before a version or a part of it is approved, or changes are requested, and shows its seal. */
export function DecideDialog(props: DecideDialogProps) {
  const { versionRef, decision, review, shot = null, returnFocus, onDecided, onClose } = props
  const version = useFragment(
    graphql`
      fragment DecideDialog_version on StoryboardVersion {
        id
        number
        shotCount
        duration
      }
    `,
    versionRef,
  )
  const { id, number } = version
  const { shotCount, duration } = review ?? version
  const back = useRef(returnFocus)
  const shotId = shot?.id
  const reviewed = review?.shotIds
  const shotIds = useMemo(() => (shotId === undefined ? reviewed : [shotId]), [reviewed, shotId])
  const seal = useSeal(id, shotIds)
  const isApproval = decision === 'APPROVED'
  const [decide] = useChange<DecideDialogMutation>(
    graphql`
      mutation DecideDialogMutation($input: GiveApprovalInput!, $connections: [ID!]!) {
        giveApproval(input: $input) {
          approvalEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...ApprovalRow_approval
            }
          }
        }
      }
    `,
    (input) => ({
      variables: {
        input, connections: shot ? [] : [ConnectionHandler.getConnectionID(id, 'VersionApprovals_approvals')],
      },
      done: words.given,
    }),
  )
  const form = useForm({
    name: `decision about ${shotId ?? id}`, initial: { note: '' }, isReady: () => seal !== null,
    send: ({ note }) => decide({
      storyboardVersionId: id, decision, note: note.trim(), seal: seal ?? '', ...(shotIds && { shotIds: [...shotIds] }),
      ...(review && { reviewSessionId: review.reviewSessionId, itemId: review.itemId }),
    }),
    done: () => {
      onDecided?.()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form} isOpen onClose={onClose} returnFocus={back}
      title={shot ? shotTitles[decision](shot.code) : titles[decision](number)}
      submitLabel={isApproval ? words.approveConfirm : words.changesConfirm} submittingLabel={words.deciding}
    >
      <Text textStyle="sm" color="fg.muted">
        {shot ? words.shotLead(number) : words.lead(shotCount, runningTime(duration))}
      </Text>
      <Field label={words.note} error={form.errors['note']}>
        <Textarea {...form.text('note')} maxLength={5_000} rows={3} />
      </Field>
      <Text textStyle={seal === null ? 'sm' : 'mono'} color="fg.muted" role="status">
        {seal === null ? words.sealPreparing : words.seal(seal.slice(0, SEAL_DIGITS))}
      </Text>
      <Text textStyle="sm" color="fg.muted">{words.sealLine}</Text>
    </FormDialog>
  )
}
