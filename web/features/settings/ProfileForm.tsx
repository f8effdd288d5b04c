import { Box, Button, HStack, Input, Stack } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProfileForm_user$key } from '../../__generated__/ProfileForm_user.graphql.ts'
import type { ProfileFormMutation } from '../../__generated__/ProfileFormMutation.graphql.ts'
import { isBlank } from '../../lib/blank.ts'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'

const words = messages.settings
/** Longest name the server keeps, in characters. */
const NAME_MAX_LENGTH = 200

/** The person's name, which can be changed, and e-mail, which cannot. */
export function ProfileForm({ userRef }: { userRef: ProfileForm_user$key }) {
  const user = useFragment(
    graphql`
      fragment ProfileForm_user on User {
        id
        name
        email @required(action: THROW)
        isEmailVerified @required(action: THROW)
      }
    `,
    userRef,
  )
  const draft = useDraft('profile', { name: user.name })
  const { name } = draft.values
  const [error, setError] = useState<string | undefined>()
  const [outcome, setOutcome] = useState<{ isSaved: boolean; message: string } | null>(null)
  const [updateProfile, isRunning] = useChange<ProfileFormMutation>(graphql`
    mutation ProfileFormMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        user {
          id
          name
        }
      }
    }
  `)
  const input = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRunning) return
    setOutcome(null)
    if (isBlank(name)) {
      setError(words.nameRequired)
      input.current?.focus()
      return
    }
    updateProfile({ name: name.trim() }).then(
      () => {
        draft.reset()
        setOutcome({ isSaved: true, message: words.profileSaved })
      },
      (refusal: unknown) => {
        const { code, message, fields } = readError(refusal)
        setError(fields['name'])
        if (fields['name']) return
        const isNameless = code === 'UNKNOWN' || code === 'INTERNAL'
        setOutcome({ isSaved: false, message: isNameless ? words.profileFailed : message })
      },
    )
  }

  const VerifiedIcon = user.isEmailVerified ? CircleCheck : CircleAlert
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5" maxWidth="form">
        <DraftNotice isKept={draft.isKept} onDiscarded={draft.reset} />
        <HStack gap="4">
          <Avatar name={isBlank(name) ? user.name : name} id={user.id} size={56} />
          <Box fontWeight="medium" truncate>{user.name}</Box>
        </HStack>
        <Field
          label={words.email} help={<Box textStyle="sm" color="fg.muted">{words.emailHelp}</Box>}
          labelAside={
            <HStack gap="1.5" textStyle="sm" color={user.isEmailVerified ? 'fg.success' : 'fg.warning'}>
              <VerifiedIcon size={14} aria-hidden /> {user.isEmailVerified ? words.verified : words.unverified}
            </HStack>
          }
        >
          <Input size="md" name="email" type="email" readOnly value={user.email} bg="bg.raised" color="fg.muted" />
        </Field>
        <Field label={words.name} error={error}>
          <Input
            ref={input} size="md" name="name" autoComplete="name" maxLength={NAME_MAX_LENGTH} value={name}
            disabled={isRunning}
            onChange={(event) => {
              draft.change({ name: event.target.value })
              setError(undefined)
              setOutcome(null)
            }}
          />
        </Field>
        <Outcome outcome={outcome} />
        <Button
          type="submit" variant="solid" alignSelf="flex-start" loading={isRunning} loadingText={words.saving}
        >
          {words.saveProfile}
        </Button>
      </Stack>
    </form>
  )
}

function Outcome({ outcome }: { outcome: { isSaved: boolean; message: string } | null }) {
  if (outcome === null) return null
  return outcome.isSaved ? <FormSuccess message={outcome.message} /> : <FormFailure message={outcome.message} />
}
