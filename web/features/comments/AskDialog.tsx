import { Text, Textarea } from '@chakra-ui/react'
import { Suspense, type RefObject } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AskDialogQuery, AskDialogQuery$data } from '../../__generated__/AskDialogQuery.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { isBlank } from '../../lib/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { optionOf, useAskChoices } from './askChoices.ts'
import { type NewThreadInput, useStartThread } from './commentChanges.ts'

const words = commentMessages
/** The longest comment, in characters. */
const LONGEST_COMMENT = 5_000

type AskDialogProps = {
  threadId: string
  boardId: string
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** Asks guests of a review link about what a thread of the team is about, in a thread of their own. */
export function AskDialog(props: AskDialogProps) {
  return (
    <ErrorBoundary
      fallback={({ message, requestId }, retry) => (
        <Dialog isOpen onClose={props.onClose} title={words.askTitle} returnFocus={props.returnFocus}>
          <FailedState
            title={words.askFailed} headingLevel="h2" message={message} requestId={requestId} onRetry={retry}
          />
        </Dialog>
      )}
    >
      <Suspense fallback={null}><LoadedThread {...props} /></Suspense>
    </ErrorBoundary>
  )
}

type Thread = NonNullable<NonNullable<AskDialogQuery$data['node']>['thread']>

function LoadedThread(props: AskDialogProps) {
  const { node } = useLazyLoadQuery<AskDialogQuery>(
    graphql`
      query AskDialogQuery($threadId: ID!) {
        node(id: $threadId) {
          ... on CommentThread @alias(as: "thread") {
            number
            frameFrom
            frameTo
            region {
              __typename
            }
            shot {
              id
            }
            view {
              id
            }
            comments(first: 1) {
              nodes {
                body
                strokeCount
              }
            }
          }
        }
      }
    `,
    { threadId: props.threadId },
    { fetchPolicy: 'network-only' },
  )
  return node?.thread ? <Asking {...props} thread={node.thread} /> : null
}

const quote = (text: string): string => (text === '' ? '' : `${text.replace(/^/gm, '> ')}\n\n`)

const subjectOf = ({ view, shot }: Thread, storyboardId: string): NewThreadInput['subject'] =>
  (view ? { viewId: view.id } : shot ? { shotId: shot.id } : { storyboardId })

function Asking({ threadId, boardId, thread, onClose, returnFocus }: AskDialogProps & { thread: Thread }) {
  const { number, frameFrom, frameTo, region, comments: { nodes: [first] } } = thread
  const subject = subjectOf(thread, boardId)
  const choices = useAskChoices(boardId, subject)
  const [startThread] = useStartThread()
  const chosenOf = ({ whom }: { whom: string }) =>
    choices.find(({ value }) => value === whom) ?? choices.find(({ ask }) => ask !== null) ?? choices[0]
  const isMarked = (first?.strokeCount ?? 0) > 0
  const isQuoted = isMarked || region !== null
  const askOf = (ask: NewThreadInput['ask']) => ask && { ...ask, ...(isQuoted && { quotedThreadId: threadId }) }
  const form = useForm({
    name: `ask ${threadId}`, initial: { whom: '', body: quote(first?.body ?? '') },
    isReady: (values) => !isBlank(values.body) && chosenOf(values)?.ask != null,
    send: (values) => startThread({
      subject, body: values.body, frameFrom, frameTo, ask: askOf(chosenOf(values)?.ask ?? null),
    }),
    done() {
      showToast({ type: 'success', title: words.asked })
      onClose()
    },
  })
  const chosen = chosenOf(form.values)
  if (!chosen) {
    return (
      <Dialog isOpen onClose={onClose} title={words.askTitle} returnFocus={returnFocus}>
        <Text textStyle="sm">{words.askNowhere}</Text>
      </Dialog>
    )
  }
  return (
    <FormDialog
      form={form} isOpen onClose={onClose} title={words.askTitle} submitLabel={words.ask}
      submittingLabel={words.sending} returnFocus={returnFocus}
    >
      <Text textStyle="sm" color="fg.muted">{words.askLead(number)}</Text>
      <Field
        label={words.askWhom} error={form.errors['ask']}
        help={chosen.ask === null ? null : <Text textStyle="sm" color="fg.muted">{chosen.readers}</Text>}
      >
        <FormSelect
          value={chosen.value} disabled={form.isRunning} choices={choices.map(optionOf)}
          onChosen={(whom) => form.edit({ whom })}
        />
      </Field>
      <Field label={words.question} error={form.errors['body']}>
        <Textarea {...form.text('body')} maxLength={LONGEST_COMMENT} rows={6} autoFocus />
      </Field>
      {isMarked ? <Text textStyle="sm" color="fg.muted">{words.askMarked}</Text> : null}
    </FormDialog>
  )
}
