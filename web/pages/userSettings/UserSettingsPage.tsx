import { Box, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { UserSettingsPageQuery } from '../../__generated__/UserSettingsPageQuery.graphql.ts'
import { AppearanceForm } from '../../features/settings/AppearanceForm.tsx'
import { DeleteAccount } from '../../features/settings/DeleteAccount.tsx'
import { NotificationSettingsForm } from '../../features/notifications/NotificationSettingsForm.tsx'
import { PasswordForm } from '../../features/settings/PasswordForm.tsx'
import { PersonalTokens } from '../../features/settings/PersonalTokens.tsx'
import { ProfileForm } from '../../features/settings/ProfileForm.tsx'
import { ProfilePicture } from '../../features/settings/ProfilePicture.tsx'
import { SessionList } from '../../features/settings/SessionList.tsx'
import { PageHeader } from '../../features/shell/PageHeader.tsx'
import { settingsMessages } from '../../messages/settings.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { usePageQuery } from '../../relay/preloadedQuery.ts'
import { PageBody } from '../../ui/PageBody.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { SettingsNavigation } from './SettingsNavigation.tsx'
import { sectionOf, type SettingsSection } from './settingsSections.ts'

const words = settingsMessages

/** What a person settles for themselves: profile, password, sessions, access tokens and appearance. */
export function UserSettingsPage() {
  const section = sectionOf(useSearchParams()[0])
  return (
    <PageBody>
      <PageHeader title={words.page} isHeading />
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '6', lg: '12' }} align={{ lg: 'flex-start' }}>
        <SettingsNavigation current={section} />
        <Stack as="section" aria-label={words.sections[section]} gap="6" flex="1" minWidth="0" maxWidth="760px">
          <Stack gap="1">
            <Heading as="h2" textStyle="xl">{words.sections[section]}</Heading>
            <Text color="fg.muted" maxWidth="68ch">{words.leads[section]}</Text>
          </Stack>
          <PageBoundary
            failedTitle={words.failed} failedHeading="h2" fallback={<SectionSkeleton section={section} />}
          >
            <Content section={section} />
          </PageBoundary>
        </Stack>
      </Flex>
    </PageBody>
  )
}

function Content({ section }: { section: SettingsSection }) {
  const data = usePageQuery<UserSettingsPageQuery>(graphql`
    query UserSettingsPageQuery {
      viewer {
        ...ProfilePicture_user
        ...ProfileForm_user
        ...PasswordForm_user
        ...SessionList_user
        ...PersonalTokens_user
        ...NotificationSettingsForm_user
      }
      ...PersonalTokens_query
    }
  `)
  const { viewer } = data
  if (section === 'appearance') return <AppearanceForm />
  if (!viewer) return null
  if (section === 'profile') {
    return (
      <Stack gap="10">
        <Stack gap="6">
          <ProfilePicture userRef={viewer} />
          <ProfileForm userRef={viewer} />
        </Stack>
        <DeleteAccount />
      </Stack>
    )
  }
  if (section === 'password') return <PasswordForm userRef={viewer} />
  if (section === 'sessions') return <SessionList userRef={viewer} />
  if (section === 'notifications') return <NotificationSettingsForm userRef={viewer} />
  return <PersonalTokens userRef={viewer} queryRef={data} />
}

function SectionSkeleton({ section }: { section: SettingsSection }) {
  if (section === 'sessions' || section === 'tokens' || section === 'notifications') {
    return <SkeletonGroup><RowSkeletons count={3} /></SkeletonGroup>
  }
  return (
    <SkeletonGroup>
      <Stack gap="5" maxWidth="form">
        {Array.from({ length: section === 'password' ? 3 : 2 }, (_, field) => (
          <Stack key={field} gap="2"><Skeleton height="3.5" width="24" /><Skeleton height="10" /></Stack>
        ))}
        <Box><Skeleton height="8" width="32" /></Box>
      </Stack>
    </SkeletonGroup>
  )
}
