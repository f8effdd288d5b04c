import { useRef, useState } from 'react'
import type { DragEvent } from 'react'

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}

type Drop = {
  /** A file is held over the element. */
  isOver: boolean
  events: {
    onDragEnter: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
  }
}

/** Takes a file that is dropped on an element; null lets files go by. */
export function useImageDrop(onFile: ((file: File) => void) | null): Drop {
  const [isOver, setIsOver] = useState(false)
  /** Children are entered and left too. */
  const depth = useRef(0)
  const rest = (): void => {
    depth.current = 0
    setIsOver(false)
  }
  return {
    isOver,
    events: {
      onDragEnter(event) {
        if (!onFile || !bringsFiles(event)) return
        event.preventDefault()
        depth.current += 1
        setIsOver(true)
      },
      onDragOver(event) {
        if (!onFile || !bringsFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      },
      onDragLeave() {
        depth.current -= 1
        if (depth.current <= 0) rest()
      },
      onDrop(event) {
        if (!onFile || !bringsFiles(event)) return
        event.preventDefault()
        rest()
        const file = event.dataTransfer.files[0]
        if (file) onFile(file)
      },
    },
  }
}
