import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { textFileMessages } from '../../messages/textFiles.ts'

const words = textFileMessages

type EncodingChoicesProps<Encoding> = {
  fileName: string
  choices: readonly { readonly encoding: Encoding; readonly lines: readonly string[] }[]
  isDecoding: boolean
  onChosen: (encoding: Encoding) => void
}

/** The encodings a file may be in, each with lines of the file as they read in it. */
export function EncodingChoices<Encoding extends string>(props: EncodingChoicesProps<Encoding>) {
  const { fileName, choices, isDecoding, onChosen } = props
  return (
    <Stack gap="2" role="group" aria-label={words.chooseEncoding}>
      <Text fontWeight="medium">{words.notUtf8(fileName)}</Text>
      <Text textStyle="sm" color="fg.muted">{words.chooseEncoding}</Text>
      {choices.map(({ encoding, lines }) => (
        <Button
          key={encoding} variant="outline" height="auto" justifyContent="flex-start" px="4" py="2.5" textAlign="start"
          disabled={isDecoding} onClick={() => onChosen(encoding)}
        >
          <Stack gap="1" minWidth="0" width="full" fontWeight="normal">
            <Text fontWeight="medium">{words.encodings[encoding] ?? encoding}</Text>
            {lines.map((line, index) => (
              <Box key={index} as="span" textStyle="mono" color="fg.soft" truncate dir="auto">{line}</Box>
            ))}
          </Stack>
        </Button>
      ))}
    </Stack>
  )
}
