import { Box, Fieldset, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { ConnectionHandler, graphql } from 'react-relay'
import type { ReviewPart, ShareDialogMutation } from '../../__generated__/ShareDialogMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { type CreatedLink, CreatedLinkDialog } from './CreatedLinkDialog.tsx'
import { ReviewLinks } from './ReviewLinks.tsx'
import { ReviewSwitch } from './ReviewSwitch.tsx'

const words = messages.reviews

const DAY_MS = 86_400_000
const DAYS = ['1', '7', '14', '30', '90', '365'] as const
const PARTS = ['DESCRIPTIONS', 'DIALOGUE', 'CODES', 'STATUSES', 'SOUND'] as const satisfies readonly ReviewPart[]
const NO_SHOTS: readonly string[] = []
const ALLOWANCES = ['canComment', 'canApprove', 'canDownload', 'isIsolated', 'hasWatermark'] as const

const INITIAL = {
  title: '', recipientName: '', recipientEmail: '', password: '', days: '14' as (typeof DAYS)[number],
  canComment: true, canApprove: false, canDownload: false, isIsolated: false, hasWatermark: false, isOfSelected: false,
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
    send: async ({ days, password, title, recipientName, recipientEmail, ...choices }) => {
      await beforeSharing?.()
      return create({
        subject: version ? { storyboardVersionId: version.id } : { storyboardId },
        title: title.trim(), recipientName: recipientName.trim(), recipientEmail: recipientEmail.trim(),
        password: password === '' ? null : password,
        expiresAt: new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
        canComment: choices.canComment, canApprove: choices.canApprove, canDownload: choices.canDownload,
        isIsolated: choices.isIsolated, hasWatermark: choices.hasWatermark,
        shows: PARTS.filter((part) => choices[part]),
        shotIds: choices.isOfSelected ? shotIds : [],
      })
    },
    done: ({ createReviewLink: { url, reviewLinkEdge: { node } } }) => setCreated({ ...node, url }),
  })
  const { values, errors, isRunning, edit } = form
  return (
    <>
      <FormDialog
        form={form} isOpen={isOpen && created === null} onClose={onClose} title={words.title} width="40rem" isLong
        submitLabel={words.create} submittingLabel={words.creating} returnFocus={returnFocus ? back : undefined}
        after={<ReviewLinks storyboardId={storyboardId} />}
      >
        <Text textStyle="sm" color="fg.muted">{version ? words.leadOfVersion(version.number) : words.lead}</Text>
        <Field label={words.titleField} help={<Help text={words.titleHelp} />} error={errors['title']}>
          <Input {...form.text('title')} maxLength={200} autoComplete="off" />
        </Field>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <Field label={words.recipientName} error={errors['recipientName']}>
            <Input {...form.text('recipientName')} maxLength={200} autoComplete="off" />
          </Field>
          <Field label={words.recipientEmail} error={errors['recipientEmail']}>
            <Input {...form.text('recipientEmail')} type="email" maxLength={254} autoComplete="off" />
          </Field>
          <Field label={words.expiry} error={errors['expiresAt']}>
            <FormSelect
              value={values.days} disabled={isRunning} onChosen={(days) => edit({ days })}
              choices={DAYS.map((value) => ({ value, label: words.days(Number(value)) }))}
            />
          </Field>
          <PasswordField
            {...form.text('password')} label={words.password} autoComplete="new-password" error={errors['password']}
            help={<Help text={words.passwordHelp} />}
          />
        </SimpleGrid>
        {shotIds.length === 0 ? null : (
          <ReviewSwitch
            label={words.onlySelected(shotIds.length)} isOn={values.isOfSelected} isDisabled={isRunning}
            onChanged={(isOfSelected) => edit({ isOfSelected })}
          />
        )}
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <Switches label={words.allows}>
            {ALLOWANCES.map((name) => (
              <ReviewSwitch
                key={name} label={words[name]} isOn={values[name]} isDisabled={isRunning}
                onChanged={(isOn) => edit({ [name]: isOn })}
              />
            ))}
            {values.canApprove && (values.recipientName.trim() === '' || values.recipientEmail.trim() === '')
              ? <Help text={words.canApproveLine} /> : null}
          </Switches>
          <Switches label={words.shows}>
            {PARTS.map((part) => (
              <ReviewSwitch
                key={part} label={words.parts[part]} isOn={values[part]} isDisabled={isRunning}
                onChanged={(isOn) => edit({ [part]: isOn })}
              />
            ))}
          </Switches>
        </SimpleGrid>
      </FormDialog>
      <CreatedLinkDialog link={created} onDone={() => setCreated(null)} />
    </>
  )
}

const Help = ({ text }: { text: string }) => <Text textStyle="sm" color="fg.muted">{text}</Text>

function Switches({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">{label}</Fieldset.Legend>
      <Box><Stack gap="1">{children}</Stack></Box>
    </Fieldset.Root>
  )
}
