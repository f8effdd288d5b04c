import { Box, Grid, Heading, Stack, Switch, Text, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type {
  NotificationSettingsForm_user$data, NotificationSettingsForm_user$key,
} from '../../__generated__/NotificationSettingsForm_user.graphql.ts'
import type {
  DigestFrequency, NotificationKind, NotificationSettingsFormMutation,
} from '../../__generated__/NotificationSettingsFormMutation.graphql.ts'
import { notificationMessages } from '../../messages/notifications.ts'
import { useChange } from '../../relay/useChange.ts'
import { showToast } from '../../ui/toaster.tsx'
import { ChoiceCards } from '../settings/ChoiceCards.tsx'

const words = notificationMessages
const FREQUENCIES = ['OFF', 'HOURLY', 'DAILY', 'WEEKLY'] as const
const COLUMNS = { base: 'minmax(0, 1fr) 4.5rem 4.5rem', sm: 'minmax(0, 1fr) 7rem 7rem' }
const PLACES = ['inPage', 'byMail'] as const

type Kind = keyof typeof words.kinds
type Settings = NotificationSettingsForm_user$data['notificationSettings']
type SettingsChange =
  | { digestFrequency: DigestFrequency }
  | { kind: NotificationKind; inPage: boolean }
  | { kind: NotificationKind; byMail: boolean }

const isKind = (kind: string): kind is Kind => kind in words.kinds

/** Settings as they are with a change. */
function changed({ digestFrequency, kinds }: Settings, change: SettingsChange): Settings {
  if ('digestFrequency' in change) return { digestFrequency: change.digestFrequency, kinds }
  return { digestFrequency, kinds: kinds.map((each) => (each.kind === change.kind ? { ...each, ...change } : each)) }
}

/** The notifications somebody gets, where, and the digest frequency; each choice acts at once. */
export function NotificationSettingsForm({ userRef }: { userRef: NotificationSettingsForm_user$key }) {
  const { id, isEmailVerified, notificationSettings: settings } = useFragment(
    graphql`
      fragment NotificationSettingsForm_user on User {
        id
        isEmailVerified @required(action: THROW)
        notificationSettings {
          digestFrequency
          kinds {
            kind
            inPage
            byMail
          }
        }
      }
    `,
    userRef,
  )
  const [told, setTold] = useState('')
  const [update] = useChange<NotificationSettingsFormMutation, SettingsChange>(
    graphql`
      mutation NotificationSettingsFormMutation($input: UpdateNotificationSettingsInput!) @raw_response_type {
        updateNotificationSettings(input: $input) {
          notificationSettings {
            digestFrequency
            kinds {
              kind
              inPage
              byMail
            }
          }
        }
      }
    `,
    (change) => {
      const attach = (store: RecordSourceSelectorProxy) => {
        const saved = store.getRootField('updateNotificationSettings')?.getLinkedRecord('notificationSettings')
        if (saved) store.get(id)?.setLinkedRecord(saved, 'notificationSettings')
      }
      return {
        // Only what changed is sent, so that two pages do not undo each other.
        variables: { input: 'digestFrequency' in change ? change : { kinds: [change] } },
        optimisticResponse: { updateNotificationSettings: { notificationSettings: changed(settings, change) } },
        optimistic: attach,
        updater: attach,
      }
    },
  )
  const send = (change: SettingsChange) => {
    setTold('')
    update(change).then(() => setTold(words.saved), () => showToast({ type: 'error', title: words.saveFailed }))
  }
  const isMailed = settings.digestFrequency !== 'OFF'
  return (
    <Stack gap="9">
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <Stack gap="3">
        <Heading as="h3" textStyle="md" letterSpacing="-0.01em">{words.what}</Heading>
        <Box borderWidth="1px" borderRadius="card" bg="bg.panel">
          <Grid
            templateColumns={COLUMNS} px="4" py="2.5" color="fg.muted" textStyle="xs" fontWeight="medium" aria-hidden
          >
            <span />
            {PLACES.map((place) => <Box key={place} textAlign="center">{words[place]}</Box>)}
          </Grid>
          <Box as="ul" listStyleType="none">
            {settings.kinds.map(({ kind, inPage, byMail }) => isKind(kind) ? (
              <Grid
                as="li" key={kind} templateColumns={COLUMNS} px="4" py="3" borderTopWidth="1px" alignItems="center"
              >
                <Box pe="3">
                  <Text textStyle="md" fontWeight="medium">{words.kinds[kind]}</Text>
                  <Text textStyle="xs" color="fg.muted">{words.kindLines[kind]}</Text>
                </Box>
                {PLACES.map((place) => (
                  <Switch.Root
                    key={place} checked={place === 'inPage' ? inPage : byMail} colorPalette="accent"
                    justifySelf="center" minHeight="11" alignItems="center" cursor="pointer"
                    disabled={place === 'byMail' && !isMailed}
                    onCheckedChange={({ checked }) =>
                      send(place === 'inPage' ? { kind, inPage: checked } : { kind, byMail: checked })}
                  >
                    <Switch.HiddenInput aria-label={words.kindInPlace(words.kinds[kind], words[place])} />
                    <Switch.Control><Switch.Thumb /></Switch.Control>
                  </Switch.Root>
                ))}
              </Grid>
            ) : null)}
          </Box>
        </Box>
      </Stack>
      <Stack gap="3">
        <Stack gap="0.5">
          <Heading as="h3" textStyle="md" letterSpacing="-0.01em">{words.frequency}</Heading>
          <Text textStyle="sm" color="fg.muted" maxWidth="68ch">{words.frequencyLine}</Text>
          {isEmailVerified ? null : <Text textStyle="sm" color="fg.muted">{words.unverified}</Text>}
        </Stack>
        <ChoiceCards
          label={words.frequency} columns={2}
          value={FREQUENCIES.find((each) => each === settings.digestFrequency) ?? 'DAILY'}
          choices={FREQUENCIES.map((value) => (
            { value, label: words.frequencies[value], line: words.frequencyLines[value] }
          ))}
          onChosen={(digestFrequency) => send({ digestFrequency })}
        />
      </Stack>
    </Stack>
  )
}
