import { Box, chakra } from '@chakra-ui/react'
import { ChevronsUpDown } from 'lucide-react'
import { projectAccessMessages } from '../../messages/projectAccess.ts'
import { LetterTile } from '../../ui/Avatar.tsx'
import { later } from '../../ui/later.tsx'
import { isLimited, LockMark } from '../../ui/LockMark.tsx'
import { useOpener } from '../../ui/useOpener.ts'

const SwitcherPanel = later(async () => (await import('./SwitcherPanel.tsx')).SwitcherPanel)

/** One thing to switch to. */
export type SwitcherChoice = {
  id: string
  name: string
  /** Who sees a project; a limited one has a lock. */
  access?: string
}

/** What a switcher shows and leads to. */
export type SwitcherProps = {
  label: string
  /** What is shown now; null while nothing is chosen. */
  current: SwitcherChoice | null
  /** Second line, for example '4 projects'. */
  line?: string
  placeholder: string
  searchLabel: string
  choices: readonly SwitcherChoice[]
  onChosen: (id: string) => void
  /** Last entry, leading to the whole list. */
  allLabel: string
  onAllChosen: () => void
  isRail: boolean
}

/** The box at the top of the sidebar that says where one is and leads elsewhere. */
export function Switcher(props: SwitcherProps) {
  const { label, current, line, placeholder, isRail } = props
  const opener = useOpener('dialog')
  const name = current?.name ?? placeholder
  const lock = isLimited(current?.access) ? [projectAccessMessages.limited] : []

  return (
    <>
      <chakra.button
        type="button" aria-label={[`${label}: ${name}`, ...lock].join(', ')} {...opener.button}
        display="flex" alignItems="center" gap="2.5" textAlign="start" cursor="pointer" flexShrink="0"
        width={isRail ? '10' : 'full'} height={isRail ? '10' : '11'} px={isRail ? '0' : '2'}
        justifyContent={isRail ? 'center' : 'flex-start'} mt="2" mb="3"
        borderWidth={isRail ? '0' : '1px'} borderRadius="control" bg={isRail ? 'transparent' : 'bg.control'}
        transition="background 120ms" _hover={{ bg: 'bg.emphasized' }} focusVisibleRing="outside"
      >
        <LetterTile name={name} />
        {isRail ? null : (
          <>
            <Box as="span" flex="1" minWidth="0">
              <Box as="span" display="block" truncate fontSize="sm" lineHeight="1rem" fontWeight="semibold">
                {name}
              </Box>
              {line ? <Box as="span" display="block" truncate textStyle="xs" color="fg.muted">{line}</Box> : null}
            </Box>
            <LockMark access={current?.access} />
            <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden />
          </>
        )}
      </chakra.button>
      <SwitcherPanel {...props} {...opener.layer} />
    </>
  )
}
