import { Flex, Text } from '@chakra-ui/react'

/** In a line of no width even the first word wraps. */
const WRAPS_AWAY = { _before: { content: '""', width: '1px', height: 'full', marginEnd: '-9px' } }

type NameAndCodeProps = {
  /** Its own name; null for none, or where there is no room. */
  name: string | null
  code: string
  /** The name was pressed twice. */
  onRename?: () => void
}

/** The name and code of a shot. What does not fit beside its number wraps away: a code is whole or not there. */
export function NameAndCode({ name, code, onRename }: NameAndCodeProps) {
  return (
    <Flex flex="1" minWidth="0" height="full" wrap="wrap" columnGap="2" overflow="hidden" css={WRAPS_AWAY}>
      {name ? (
        <Text
          textStyle="sm" lineHeight="1.25rem" color="fg.soft" truncate title={name} flex="1 1 3rem"
          maxWidth="max-content" onDoubleClick={onRename}
        >
          {name}
        </Text>
      ) : null}
      <Text textStyle="mono" lineHeight="1.25rem" color="fg.muted" whiteSpace="nowrap" title={code}>{code}</Text>
    </Flex>
  )
}
