import { Box, Center, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { importMessages } from '../../messages/imports.ts'
import { type ImportPlace, useTakeFile } from './useTakeFile.ts'

const words = importMessages

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes a file that is dropped anywhere on the page, unless something there takes files itself: frames take pictures.
 * The browser never opens it instead.
 */
export function ImportDrop(place: ImportPlace) {
  const { take, taking } = useTakeFile(place)
  const [isOver, setIsOver] = useState(false)
  const drag = useEffectEvent((event: DragEvent) => {
    if (!bringsFiles(event)) return
    setIsOver(!event.defaultPrevented)
    event.preventDefault()
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setIsOver(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false)
    if (event.defaultPrevented || !bringsFiles(event)) return
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file) take(file)
  })
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    document.addEventListener('dragover', (event) => drag(event), options)
    document.addEventListener('dragleave', (event) => leave(event), options)
    document.addEventListener('drop', (event) => drop(event), options)
    return () => listening.abort()
  }, [])
  if (!isOver && taking === null) return null
  return (
    <Box position="fixed" inset="0" p="4" zIndex="overlay" pointerEvents="none">
      <Center
        height="full" borderWidth="2px" borderStyle="dashed" borderColor="accent.solid" borderRadius="card"
        bg="bg.panel/80" role="status"
      >
        <Text textStyle="lg" fontWeight="medium">{taking === null ? words.dropHere : words.starting(taking)}</Text>
      </Center>
    </Box>
  )
}
