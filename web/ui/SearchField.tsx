import { Input, InputGroup, type InputGroupProps } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

/** The list follows what is typed after this pause. */
const SEARCH_DELAY_MS = 250
const LONGEST_SEARCH = 200

type SearchFieldProps = Pick<InputGroupProps, 'width' | 'flex' | 'maxWidth'> & {
  label: string
  placeholder: string
  /** What is searched for now. */
  search: string
  onChanged: (search: string) => void
}

/** What is typed is asked for after a pause; what changes the search elsewhere, such as the way back, shows here. */
export function SearchField({ label, placeholder, search, onChanged, ...place }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const [asked, setAsked] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    if (asked !== search) {
      setAsked(search)
      setTyped(search)
    }
  }
  const wanted = typed.trim()
  const ask = useEffectEvent(() => {
    setAsked(wanted)
    onChanged(wanted)
  })
  useEffect(() => {
    if (wanted === asked) return
    const timer = setTimeout(ask, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [wanted, asked])
  return (
    <InputGroup
      width={{ base: 'full', sm: '18rem' }} {...place}
      startElement={<Search size={16} strokeWidth={1.75} aria-hidden />}
    >
      <Input
        type="search" size="sm" height={{ base: '11', md: '8' }} ps="9" aria-label={label} placeholder={placeholder}
        maxLength={LONGEST_SEARCH} value={typed} onChange={(event) => setTyped(event.target.value)}
      />
    </InputGroup>
  )
}
