import { type RefObject, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditReviewLinkDialog_link$key } from '../../__generated__/EditReviewLinkDialog_link.graphql.ts'
import type { EditReviewLinkDialogMutation } from '../../__generated__/EditReviewLinkDialogMutation.graphql.ts'
import { longDate } from '../../lib/dates.ts'
import { commonMessages } from '../../messages/common.ts'
import { reviewMessages } from '../../messages/reviews.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { ReviewLinkFields } from './ReviewLinkFields.tsx'
import { daysToEnd, linkInput, type LinkValues, PARTS, SAME_END } from './reviewLinkValues.ts'
import { ReviewSwitch } from './ReviewSwitch.tsx'

const words = reviewMessages

type EditReviewLinkDialogProps = {
  linkRef: EditReviewLinkDialog_link$key
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Changes for whom a link is, until when, and what its guests may and see; they learn of it at once. */
export function EditReviewLinkDialog({ linkRef, returnFocus, onClose }: EditReviewLinkDialogProps) {
  const link = useFragment(
    graphql`
      fragment EditReviewLinkDialog_link on ReviewLink {
        id
        title
        recipientName
        recipientEmail
        canComment
        canApprove
        canDownload
        isIsolated
        hasWatermark
        hasPassword
        shows
        expiresAt
        version
      }
    `,
    linkRef,
  )
  const [opened] = useState(link)
  const [update] = useChange<EditReviewLinkDialogMutation>(graphql`
    mutation EditReviewLinkDialogMutation($input: UpdateReviewLinkInput!) {
      updateReviewLink(input: $input) {
        reviewLink {
          ...ReviewLinkRow_link
        }
      }
    }
  `)
  const { id, title, recipientName, recipientEmail, canComment, canApprove, canDownload } = opened
  const shown = Object.fromEntries(PARTS.map((part) => [part, opened.shows.includes(part)])) as
    Record<(typeof PARTS)[number], boolean>
  const initial: LinkValues & { isOpenToAll: boolean } = {
    title, recipientName, recipientEmail, password: '', end: SAME_END, isOpenToAll: false,
    canComment, canApprove, canDownload, isIsolated: opened.isIsolated, hasWatermark: opened.hasWatermark, ...shown,
  }
  const form = useForm({
    name: `review link ${id}`, initial, version: opened.version, secrets: ['password'],
    send: ({ password, isOpenToAll, ...values }, expectedVersion) => update({
      reviewLinkId: id, ...linkInput({ ...values, password }), expectedVersion,
      ...(isOpenToAll ? { password: null } : password !== '' && { password }),
    }),
    done: onClose,
  })
  const ends = [{ value: SAME_END, label: words.keepsEnd(longDate(opened.expiresAt)) } as const, ...daysToEnd()]
  return (
    <FormDialog
      form={form} isOpen onClose={onClose} title={words.editTitle(title)} width="40rem" isLong
      submitLabel={commonMessages.save} submittingLabel={words.saving} returnFocus={returnFocus}
    >
      <ReviewLinkFields
        form={form} ends={ends} passwordHelp={opened.hasPassword ? words.passwordKept : words.passwordHelp}
      >
        {opened.hasPassword ? (
          <ReviewSwitch
            label={words.withoutPassword} isOn={form.values.isOpenToAll} isDisabled={form.isRunning}
            onChanged={(isOpenToAll) => form.edit({ isOpenToAll })}
          />
        ) : null}
      </ReviewLinkFields>
    </FormDialog>
  )
}
