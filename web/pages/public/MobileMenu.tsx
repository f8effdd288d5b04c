import { Box, Button, IconButton, Stack, chakra } from '@chakra-ui/react'
import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { publicSiteMessages } from '../../messages/publicSite.ts'
import { isCurrentPage, SITE_PAGES } from './sitePages.ts'

const words = publicSiteMessages
const MenuLink = chakra(Link)
const LINKS = [...SITE_PAGES, { to: '/storyboard', label: words.createStoryboard }] as const

/** The site's pages under the top bar of narrow screens; Esc, a choice or a press elsewhere closes them. */
export function MobileMenu({ isSignedOut }: { isSignedOut: boolean }) {
  const { key, pathname } = useLocation()
  // The menu is open where it was opened; going elsewhere closes it.
  const [openKey, setOpenKey] = useState<string | null>(null)
  const isOpen = openKey === key
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpenKey(null)
      trigger.current?.focus()
    }
    function closeOutside(event: PointerEvent) {
      if (!box.current?.contains(event.target as Node)) setOpenKey(null)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [isOpen])

  return (
    <Box ref={box} hideFrom="md">
      <IconButton
        ref={trigger} variant="ghost" size="md" boxSize="11" aria-expanded={isOpen} aria-controls={panelId}
        aria-label={isOpen ? words.closeMenu : words.openMenu} onClick={() => setOpenKey(isOpen ? null : key)}
      >
        {isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
      </IconButton>
      <Stack
        id={panelId} as="nav" aria-label={words.menu} hidden={!isOpen} display={isOpen ? 'flex' : 'none'} gap="0"
        position="absolute" top="full" insetX={{ base: '5', md: '8' }} bg="bg.panel" borderWidth="1px"
        borderColor="border.emphasized" borderRadius="card" boxShadow="float" p="2"
      >
        {LINKS.map(({ to, label }) => {
          const isCurrent = isCurrentPage(to, pathname)
          return (
            <MenuLink
              key={to} to={to} aria-current={isCurrent ? 'page' : undefined} display="flex" alignItems="center" px="3"
              minHeight="11" borderRadius="control" fontWeight="medium" textStyle="lg" focusVisibleRing="outside"
              color={isCurrent ? 'accent.fg' : 'fg'} _hover={{ bg: 'bg.emphasized' }}
            >
              {label}
            </MenuLink>
          )
        })}
        {isSignedOut ? (
          <Stack gap="2" borderTopWidth="1px" mt="2" pt="3" p="1">
            <Button asChild size="lg" variant="solid"><Link to="/signup">{words.signUp}</Link></Button>
            <Button asChild size="lg"><Link to="/signin">{words.signIn}</Link></Button>
          </Stack>
        ) : null}
      </Stack>
    </Box>
  )
}
