import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { contactMessages } from '../../messages/inquiries.ts'

const OUT_OF_SIGHT = {
  position: 'absolute', insetStart: '-10000px', width: '1px', height: '1px', overflow: 'hidden',
} as const

/** A field no person sees or reaches: what fills it in is a machine. */
export function HoneypotField(props: ComponentProps<'input'>) {
  return (
    <chakra.div {...OUT_OF_SIGHT} aria-hidden>
      <label>
        {contactMessages.leaveEmpty}
        <input type="text" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </chakra.div>
  )
}
