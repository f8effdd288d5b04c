import { Box, chakra } from '@chakra-ui/react'
import { ChevronsUpDown, House, LogOut, Settings } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { UserMenu_user$key } from '../../__generated__/UserMenu_user.graphql.ts'
import { shellMessages } from '../../messages/shell.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { later } from '../../ui/later.tsx'
import { useOpener } from '../../ui/useOpener.ts'
import { useSignOut } from '../session/useSignOut.ts'

const EntryMenu = later(async () => (await import('../../ui/EntryMenu.tsx')).EntryMenu)

const PATHS: Readonly<Record<string, string>> = { home: '/home', settings: '/dashboard/user-settings' }
const ENTRIES = [
  { value: 'home', label: shellMessages.home, icon: House },
  { value: 'settings', label: shellMessages.settings, icon: Settings },
  { value: 'sign-out', label: shellMessages.signOut, icon: LogOut },
]

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
  const menu = useOpener('menu')
  return (
    <>
      <chakra.button
        type="button" aria-label={shellMessages.account(user.name)} {...menu.button}
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
      <EntryMenu
        {...menu.layer} positioning={{ placement: isRail ? 'right-end' : 'top-start', gutter: 4 }} width="56"
        groups={[{ entries: ENTRIES }]}
        onChosen={(value) => (value === 'sign-out' ? signOut() : void navigate(PATHS[value] ?? '/home'))}
        header={isRail ? (
          <Box px="2" py="1.5" textStyle="sm">
            <Box fontWeight="medium" truncate>{user.name}</Box>
            <Box textStyle="xs" color="fg.muted" truncate>{user.email}</Box>
          </Box>
        ) : null}
      />
    </>
  )
}
