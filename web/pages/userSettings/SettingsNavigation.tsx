import { HStack, chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { settingsMessages } from '../../messages/settings.ts'
import { SETTINGS_SECTIONS, type SettingsSection } from './settingsSections.ts'

const words = settingsMessages
const SectionLink = chakra(Link)

/** The sections of the settings: a column at the left when there is room, else a row that scrolls. */
export function SettingsNavigation({ current }: { current: SettingsSection }) {
  const currentLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    currentLink.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <HStack
      as="nav" aria-label={words.navigation} gap={{ base: '1', lg: '0.5' }} align="stretch" overflowX="auto"
      flexDirection={{ base: 'row', lg: 'column' }} width={{ base: 'auto', lg: '52' }} flexShrink="0"
      position={{ lg: 'sticky' }} top={{ lg: 'calc({sizes.topBar} + {spacing.6})' }}
      mx={{ base: '-4', md: '-6', lg: '0' }} px={{ base: '4', md: '6', lg: '0' }} pb={{ base: '3', lg: '0' }}
      borderBottomWidth={{ base: '1px', lg: '0' }} css={{ scrollbarWidth: 'none', scrollPaddingInline: '1.5rem' }}
    >
      {SETTINGS_SECTIONS.map(({ id, icon: Icon }) => {
        const isCurrent = id === current
        return (
          <SectionLink
            key={id} ref={isCurrent ? currentLink : undefined} to={`?section=${id}`} replace preventScrollReset
            aria-current={isCurrent ? 'page' : undefined}
            display="flex" alignItems="center" gap="2.5" height="9" px="2.5" borderRadius="control" whiteSpace="nowrap"
            fontSize="sm" fontWeight="medium" color={isCurrent ? 'fg' : 'fg.muted'} flexShrink="0"
            bg={isCurrent ? 'bg.selected' : 'transparent'} transition="background 120ms, color 120ms"
            focusVisibleRing="inside" _hover={{ color: 'fg', bg: isCurrent ? 'bg.selected' : 'bg.emphasized' }}
            css={{
              '& svg': { color: isCurrent ? 'accent.fg' : 'inherit', flex: 'none' },
              '@media (pointer: coarse)': { minHeight: '44px' },
            }}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden /> {words.sections[id]}
          </SectionLink>
        )
      })}
    </HStack>
  )
}
