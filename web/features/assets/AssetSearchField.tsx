import { Box, HStack, Input, InputGroup, Text } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { assetMessages } from '../../messages/assets.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { FoundAssets, type FoundAsset } from './FoundAssets.tsx'

/** The results follow what is typed after this pause. */
const SEARCH_DELAY_MS = 200
const LONGEST_SEARCH = 200
const words = assetMessages

type AssetSearchFieldProps = {
  projectId: string
  /** The asset that cannot be its own target. */
  exceptId: string
  chosen: FoundAsset | null
  onChosen: (asset: FoundAsset | null) => void
  inputRef: RefObject<HTMLInputElement | null>
  disabled: boolean
}

/** Finds an asset of the project by name or code; arrow keys go through what was found, Enter chooses. */
export function AssetSearchField(props: AssetSearchFieldProps) {
  const { projectId, exceptId, chosen, onChosen, inputRef, disabled } = props
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [found, setFound] = useState<readonly FoundAsset[]>([])
  const [place, setPlace] = useState(0)
  const shownSearch = useDeferredValue(search)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, found])
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])

  function choose(asset: FoundAsset | undefined): void {
    if (!asset) return
    setTyped('')
    setSearch('')
    setIsOpen(false)
    onChosen(asset)
  }

  function move(event: KeyboardEvent, step: 1 | -1): void {
    event.preventDefault()
    setIsOpen(true)
    if (found.length > 0) setPlace((current) => (current + step + found.length) % found.length)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') move(event, 1)
    if (event.key === 'ArrowUp') move(event, -1)
    if (event.key !== 'Enter') return
    // It would send the form around it.
    event.preventDefault()
    if (isOpen) choose(found[place])
  }

  if (chosen) {
    return (
      <HStack
        gap="2" height="10" ps="3" pe="1" borderWidth="1px" borderColor="accent.border" borderRadius="control"
        bg="accent.subtle" minWidth="0"
      >
        <Text fontWeight="medium" truncate>{chosen.name}</Text>
        <Text textStyle="mono" color="fg.muted" truncate flexShrink="2">{chosen.code}</Text>
        <Box flex="1" />
        <IconButton
          label={words.targetClear} icon={<X aria-hidden />} disabled={disabled}
          onClick={() => {
            onChosen(null)
            requestAnimationFrame(() => inputRef.current?.focus())
          }}
        />
      </HStack>
    )
  }
  return (
    <Box minWidth="0" gridRow={{ base: '2', sm: 'auto' }} gridColumn={{ base: '1 / -1', sm: 'auto' }}>
      <InputGroup startElement={<Search size={16} strokeWidth={1.75} aria-hidden />}>
        <Input
          ref={inputRef} size="md" ps="9" role="combobox" aria-label={words.targetLabel} aria-expanded={isOpen}
          aria-controls={listId} aria-autocomplete="list" autoComplete="off" maxLength={LONGEST_SEARCH}
          aria-activedescendant={isOpen && found[place] ? `${listId}-${place}` : undefined}
          placeholder={words.targetPlaceholder} value={typed} disabled={disabled}
          onKeyDown={onKeyDown} onClick={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onChange={(event) => {
            setTyped(event.target.value)
            setPlace(0)
            setIsOpen(true)
          }}
        />
      </InputGroup>
      {isOpen ? (
        <Box
          ref={list} id={listId} role="listbox" aria-label={words.targetLabel} mt="1.5" maxHeight="13rem" p="1"
          overflowY="auto"
          scrollMarginBlock="4"
          borderWidth="1px" borderColor="border.emphasized" borderRadius="card" bg="bg.panel"
        >
          <ErrorBoundary resetKey={shownSearch} fallback={() => <Line>{words.targetFailed}</Line>}>
            <Suspense fallback={<Line>{words.searching}</Line>}>
              <FoundAssets
                projectId={projectId} exceptId={exceptId} search={shownSearch} place={place} idPrefix={listId}
                onFound={setFound} onChosen={choose}
              />
            </Suspense>
          </ErrorBoundary>
        </Box>
      ) : null}
    </Box>
  )
}

function Line({ children }: { children: string }) {
  return <Text px="2" py="2" textStyle="sm" color="fg.muted">{children}</Text>
}
