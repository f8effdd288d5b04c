import { HStack, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'

/** Why a form was refused as a whole, above its button. */
export function FormFailure({ message }: { message: string }) {
  return (
    <HStack
      role="alert" align="flex-start" gap="2.5" px="3" py="2.5" borderRadius="control" bg="danger.subtle"
      borderWidth="1px" borderColor="danger.border" color="fg.error" textStyle="sm"
    >
      <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      <Text>{message}</Text>
    </HStack>
  )
}
