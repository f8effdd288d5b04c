import { Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { ConnectionHandler, graphql } from 'react-relay'
import type { ShareDialogMutation } from '../../__generated__/ShareDialogMutation.graphql.ts'
import { reviewMessages } from '../../messages/reviews.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { type CreatedLink, CreatedLinkDialog } from './CreatedLinkDialog.tsx'
import { ReviewLinkFields } from './ReviewLinkFields.tsx'
import { ReviewLinks } from './ReviewLinks.tsx'
import { daysToEnd, linkInput, type LinkValues } from './reviewLinkValues.ts'
import { ReviewSwitch } from './ReviewSwitch.tsx'

const words = reviewMessages

const NO_SHOTS: readonly string[] = []

const INITIAL: LinkValues & { isOfSelected: boolean } = {
  title: '', recipientName: '', recipientEmail: '', password: '', end: '14', isOfSelected: false,
  canComment: true, canApprove: false, canDownload: false, isIsolated: false, hasWatermark: false,
  DESCRIPTIONS: true, DIALOGUE: true, CODES: true, STATUSES: false, SOUND: true,
}

type ShareDialogProps = {
  storyboardId: string
  /** The version that is shared; null shares the board as it is now. */
  version: { readonly id: string; readonly number: number } | null
  isOpen: boolean
  onClose: () => void
  returnFocus?: HTMLElement | null
  /** The shots that are selected, which alone may be shown. */
  shotIds?: readonly string[]
  /** Saves what is drawn and not sent yet, so that the version holds it. */
  beforeSharing?: () => Promise<unknown>
}

/** Makes a review link, and lists those of the board. */
export function ShareDialog(props: ShareDialogProps) {
  const { storyboardId, version, isOpen, onClose, returnFocus, shotIds = NO_SHOTS, beforeSharing } = props
  const back = useRef(returnFocus ?? null)
  const [created, setCreated] = useState<CreatedLink | null>(null)
  const [create] = useChange<ShareDialogMutation>(
    graphql`
      mutation ShareDialogMutation($input: CreateReviewLinkInput!, $connections: [ID!]!) {
        createReviewLink(input: $input) {
          url
          reviewLinkEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              title
              recipientEmail
              expiresAt
              ...ReviewLinkRow_link
            }
          }
        }
      }
    `,
    (input) => ({
      variables: { input, connections: [ConnectionHandler.getConnectionID(storyboardId, 'ReviewLinks_reviewLinks')] },
    }),
  )
  const form = useForm({
    name: `review link of ${version?.id ?? storyboardId}`, initial: INITIAL, isOpen, secrets: ['password'],
    send: async (values) => {
      await beforeSharing?.()
      return create({
        subject: version ? { storyboardVersionId: version.id } : { storyboardId },
        ...linkInput(values),
        password: values.password === '' ? null : values.password,
        shotIds: values.isOfSelected ? shotIds : [],
      })
    },
    done: ({ createReviewLink: { url, reviewLinkEdge: { node } } }) => setCreated({ ...node, url }),
  })
  return (
    <>
      <FormDialog
        form={form} isOpen={isOpen && created === null} onClose={onClose} title={words.title} width="40rem" isLong
        submitLabel={words.create} submittingLabel={words.creating} returnFocus={returnFocus ? back : undefined}
        after={<ReviewLinks storyboardId={storyboardId} />}
      >
        <Text textStyle="sm" color="fg.muted">{version ? words.leadOfVersion(version.number) : words.lead}</Text>
        <ReviewLinkFields form={form} ends={daysToEnd()} passwordHelp={words.passwordHelp}>
          {shotIds.length === 0 ? null : (
            <ReviewSwitch
              label={words.onlySelected(shotIds.length)} isOn={form.values.isOfSelected} isDisabled={form.isRunning}
              onChanged={(isOfSelected) => form.edit({ isOfSelected })}
            />
          )}
        </ReviewLinkFields>
      </FormDialog>
      <CreatedLinkDialog link={created} onDone={() => setCreated(null)} />
    </>
  )
}
