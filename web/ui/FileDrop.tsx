import { Button, Center, Text, chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { useState } from 'react'

type FileDropProps = {
  /** What the file picker offers, as in `accept` of an input. */
  accept: string
  /** The words of the button, of the invitation to drop, and what is taken. */
  chooseLabel: string
  dropLine: string
  help: string
  onFile: (file: File) => void
}

/** A place to drop a file on, with a button to pick one. */
export function FileDrop({ accept, chooseLabel, dropLine, help, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  return (
    <Center
      flexDirection="column" gap="2" py="6" px="4" borderWidth="1px" borderStyle="dashed" borderRadius="card"
      borderColor={isOver ? 'accent.solid' : 'border.emphasized'} bg={isOver ? 'accent.subtle' : 'bg.well'}
      transition="background 120ms, border-color 120ms" textAlign="center"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <Button asChild position="relative">
        <chakra.label cursor="pointer" _focusWithin={{ boxShadow: '0 0 0 2px {colors.accent.solid}' }}>
          <Upload aria-hidden /> {chooseLabel}
          <chakra.input
            type="file" accept={accept} position="absolute" inset="0" opacity="0" cursor="pointer" fontSize="0"
            aria-label={chooseLabel}
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) onFile(file)
              target.value = ''
            }}
          />
        </chakra.label>
      </Button>
      <Text textStyle="sm" color="fg.muted">{dropLine}</Text>
      <Text textStyle="xs" color="fg.muted">{help}</Text>
    </Center>
  )
}
