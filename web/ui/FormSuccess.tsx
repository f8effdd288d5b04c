import { Box, HStack, Text } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'

/** Says above a form's button that it was saved. */
export function FormSuccess({ message }: { message: string }) {
  return (
    <HStack
      role="status" align="flex-start" gap="2.5" px="3" py="2.5" borderRadius="control" borderWidth="1px"
      borderColor="fg.success/45" bg="fg.success/10" textStyle="sm"
    >
      <Box color="fg.success" flexShrink="0" mt="0.5"><CircleCheck size={16} aria-hidden /></Box>
      <Text>{message}</Text>
    </HStack>
  )
}
