import { chakra } from '@chakra-ui/react'

/** A column's heading in the table of members. */
export const HeadCell = chakra('th', {
  base: {
    textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', textAlign: 'start', px: '4', py: '2.5',
    borderBottomWidth: '1px', whiteSpace: 'nowrap',
  },
})

/** A cell in a row of the table of members. */
export const MemberCell = chakra('td', {
  base: { height: '64px', px: { base: '3', md: '4' }, py: '1.5', fontSize: 'sm', borderTopWidth: '1px' },
})

/** A row of the table of members. */
export const MemberTableRow = chakra('tr', { base: { _hover: { bg: 'bg.emphasized/50' } } })
