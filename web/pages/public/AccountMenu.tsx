import { Box, Menu, Portal, chakra } from '@chakra-ui/react'
import { LayoutDashboard, LogOut, Settings } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { AccountMenu_user$key } from '../../__generated__/AccountMenu_user.graphql.ts'
import { useSignOut } from '../../features/session/useSignOut.ts'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/Avatar.tsx'

const words = messages.site
const PATHS: Readonly<Record<string, string>> = {
  dashboard: '/dashboard/projects', settings: '/dashboard/user-settings',
}

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
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end', gutter: 6 }}
      onSelect={({ value }) => (value === 'sign-out' ? signOut() : void navigate(PATHS[value] ?? '/'))}
    >
      <Menu.Trigger asChild>
        <chakra.button
          type="button" aria-label={words.account(user.name)} boxSize="11" display="grid" placeItems="center"
          borderRadius="full" cursor="pointer" focusVisibleRing="outside"
        >
          <Avatar name={user.name} id={user.id} picture={user.pictureUrl} size={36} />
        </chakra.button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content width="60">
            <Box px="2" pt="1.5" pb="2" textStyle="sm">
              <Box fontWeight="semibold" truncate>{user.name}</Box>
              <Box textStyle="xs" color="fg.muted" truncate>{user.email}</Box>
            </Box>
            <Menu.Separator />
            <Menu.Item value="dashboard"><LayoutDashboard size={16} aria-hidden /> {words.dashboard}</Menu.Item>
            <Menu.Item value="settings"><Settings size={16} aria-hidden /> {words.settings}</Menu.Item>
            <Menu.Item value="sign-out"><LogOut size={16} aria-hidden /> {words.signOut}</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
