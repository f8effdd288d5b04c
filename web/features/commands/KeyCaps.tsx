import { HStack, Kbd, VisuallyHidden } from '@chakra-ui/react'
import { Fragment } from 'react'
import { capOf } from '../../lib/keyHints.ts'
import { partsOf, type Chord } from '../../lib/shortcuts.ts'
import { shortcutMessages } from '../../messages/shortcuts.ts'

const words = shortcutMessages

/** The keys of a chord as they are printed on the keyboard. */
export function KeyCaps({ chord, size = 'md' }: { chord: Chord; size?: 'sm' | 'md' }) {
  const { held, key } = partsOf(chord)
  const caps = [...held, key].map(capOf)
  return (
    <HStack as="span" display="inline-flex" gap="1" flexShrink="0">
      {caps.map((cap, place) => (
        <Fragment key={cap}>
          {place > 0 ? <VisuallyHidden>+</VisuallyHidden> : null}
          <Kbd
            variant="outline" bg="bg.raised" color="fg.muted" borderColor="border.emphasized" fontFamily="body"
            fontWeight="medium" minWidth={size === 'sm' ? '5' : '6'} height={size === 'sm' ? '5' : '6'} px="1.5"
            fontSize={size === 'sm' ? '11px' : 'xs'} justifyContent="center" boxShadow="none" borderRadius="l1"
          >
            {words.keyNames[cap] === undefined ? cap : (
              <>
                <span aria-hidden>{cap}</span>
                <VisuallyHidden>{words.keyNames[cap]}</VisuallyHidden>
              </>
            )}
          </Kbd>
        </Fragment>
      ))}
    </HStack>
  )
}
