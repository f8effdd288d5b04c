import { Center, Image } from '@chakra-ui/react'
import { colorOfPerson } from './personColor.ts'

const SMALL = 24

/** Up to two initials of a name, in capitals. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? [...(words[words.length - 1] ?? '')][0] : [...(words[0] ?? '')][1]
  return `${first}${last ?? ''}`.toLocaleUpperCase()
}

type AvatarProps = {
  name: string
  id: string
  /** The address of the person's picture; initials on their color without one. */
  picture?: string | null | undefined
  /** In px. */
  size?: number
  label?: string
}

/** A person's picture, or their initials on their color; decoration, so the name stands beside it or in `label`. */
export function Avatar({ name, id, picture, size = 28, label }: AvatarProps) {
  return (
    <Center
      as="span"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      boxSize={`${size}px`}
      borderRadius="full"
      flexShrink="0"
      fontWeight="semibold"
      fontSize={size <= SMALL ? '9px' : size > 40 ? 'lg' : 'xs'}
      letterSpacing={size <= SMALL ? '0' : '-0.02em'}
      lineHeight="1"
      color="#101216"
      userSelect="none"
      style={{ background: colorOfPerson(id) }}
    >
      {picture ? (
        <Image src={picture} alt="" boxSize="full" borderRadius="full" objectFit="cover" decoding="async" />
      ) : initialsOf(name)}
    </Center>
  )
}

/** The first letter of an organization or a project on a blue tile. Size in px. */
export function LetterTile({ name, size = 28 }: { name: string; size?: number }) {
  const letter = ([...name.trim()][0] ?? '').toLocaleUpperCase()
  return (
    <Center
      as="span" aria-hidden boxSize={`${size}px`} flexShrink="0" bg="tile.bg" color="tile.fg" fontWeight="semibold"
      borderRadius={size > 40 ? 'dialog' : size > 32 ? 'card' : 'control'} userSelect="none" letterSpacing="-0.02em"
      fontSize={size > 56 ? '2xl' : size > 32 ? 'lg' : 'sm'}
    >
      {letter}
    </Center>
  )
}
