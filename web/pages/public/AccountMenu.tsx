import { Box, chakra } from '@chakra-ui/react'
import { LayoutDashboard, LogOut, Settings } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { AccountMenu_user$key } from '../../__generated__/AccountMenu_user.graphql.ts'
import { useSignOut } from '../../features/session/useSignOut.ts'
import { publicSiteMessages } from '../../messages/publicSite.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { later } from '../../ui/later.tsx'
import { useOpener } from '../../ui/useOpener.ts'

const EntryMenu = later(async () => (await import('../../ui/EntryMenu.tsx')).EntryMenu)

const words = publicSiteMessages
const PATHS: Readonly<Record<string, string>> = {
  dashboard: '/dashboard/projects', settings: '/dashboard/user-settings',
}
const ENTRIES = [
  { value: 'dashboard', label: words.dashboard, icon: LayoutDashboard },
  { value: 'settings', label: words.settings, icon: Settings },
  { value: 'sign-out', label: words.signOut, icon: LogOut },
]

/** The round avatar of who is signed in, with the ways to the dashboard, the settings and out. */
export function AccountMenu({ userRef }: { userRef: AccountMenu_user$key }) {
  const user = useFragment(
    graphql`
      fragment AccountMenu_user on User {
        id
        name
        pictureUrl
        email
      }
    `,
    userRef,
  )
  const navigate = useNavigate()
  const [signOut] = useSignOut()
  const menu = useOpener('menu')
  return (
    <>
      <chakra.button
        type="button" aria-label={words.account(user.name)} {...menu.button} boxSize="11" display="grid"
        placeItems="center" borderRadius="full" cursor="pointer" focusVisibleRing="outside"
      >
        <Avatar name={user.name} id={user.id} picture={user.pictureUrl} size={36} />
      </chakra.button>
      <EntryMenu
        {...menu.layer} positioning={{ placement: 'bottom-end', gutter: 6 }} width="60" groups={[{ entries: ENTRIES }]}
        onChosen={(value) => (value === 'sign-out' ? signOut() : void navigate(PATHS[value] ?? '/'))}
        header={(
          <Box px="2" pt="1.5" pb="2" mb="1" textStyle="sm" borderBottomWidth="1px">
            <Box fontWeight="semibold" truncate>{user.name}</Box>
            <Box textStyle="xs" color="fg.muted" truncate>{user.email}</Box>
          </Box>
        )}
      />
    </>
  )
}
