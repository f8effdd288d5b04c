import { Box, Menu, Portal, chakra } from '@chakra-ui/react'
import { ChevronsUpDown, House, LogOut, Settings } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { UserMenu_user$key } from '../../__generated__/UserMenu_user.graphql.ts'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { useSignOut } from '../session/useSignOut.ts'

const PATHS: Readonly<Record<string, string>> = { home: '/home', settings: '/dashboard/user-settings' }

/** Who is signed in, at the bottom of the sidebar, with the ways home, to the settings and out. */
export function UserMenu({ userRef, isRail }: { userRef: UserMenu_user$key; isRail: boolean }) {
  const user = useFragment(
    graphql`
      fragment UserMenu_user on User {
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
      positioning={{ placement: isRail ? 'right-end' : 'top-start', gutter: 4 }}
      onSelect={({ value }) => (value === 'sign-out' ? signOut() : void navigate(PATHS[value] ?? '/home'))}
    >
      <Menu.Trigger asChild>
        <chakra.button
          type="button" aria-label={messages.shell.account(user.name)}
          display="flex" alignItems="center" gap="2.5" textAlign="start" cursor="pointer" borderRadius="control"
          width={isRail ? '10' : 'full'} minHeight="11" px={isRail ? '0' : '2'}
          justifyContent={isRail ? 'center' : 'flex-start'} transition="background 120ms"
          _hover={{ bg: 'bg.emphasized' }} focusVisibleRing="outside"
        >
          <Avatar name={user.name} id={user.id} picture={user.pictureUrl} />
          {isRail ? null : (
            <>
              <Box as="span" flex="1" minWidth="0">
                <Box as="span" display="block" truncate fontSize="sm" lineHeight="1rem" fontWeight="medium">
                  {user.name}
                </Box>
                <Box as="span" display="block" truncate textStyle="xs" color="fg.muted">{user.email}</Box>
              </Box>
              <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden />
            </>
          )}
        </chakra.button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content width="56">
            {isRail ? (
              <Box px="2" py="1.5" textStyle="sm">
                <Box fontWeight="medium" truncate>{user.name}</Box>
                <Box textStyle="xs" color="fg.muted" truncate>{user.email}</Box>
              </Box>
            ) : null}
            <Menu.Item value="home"><House size={16} aria-hidden /> {messages.shell.home}</Menu.Item>
            <Menu.Item value="settings"><Settings size={16} aria-hidden /> {messages.shell.settings}</Menu.Item>
            <Menu.Item value="sign-out"><LogOut size={16} aria-hidden /> {messages.shell.signOut}</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
