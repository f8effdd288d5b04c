import { Box } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { MentioningQuery } from '../../__generated__/MentioningQuery.graphql.ts'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { mentionQueryAt, type MentionQuery } from './mentionQuery.ts'

const mentioningQuery = graphql`
  query MentioningQuery($projectId: ID!, $search: String) {
    project(by: { id: $projectId }) {
      organization {
        members(first: 6, filter: { search: $search, projectId: $projectId }) {
          nodes {
            user {
              id
              name
              pictureUrl
            }
          }
        }
      }
    }
  }
`

type Person = { readonly id: string; readonly name: string; readonly pictureUrl?: string | null | undefined }
type Asked = MentionQuery & { readonly field: HTMLTextAreaElement }

/** Around one text field: an `@` offers those who see the project, by arrows and Enter, a click or a touch. */
export function Mentioning({ children }: { children: ReactNode }) {
  const { projectId } = useParams()
  const environment = useRelayEnvironment()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [people, setPeople] = useState<readonly Person[]>([])
  const [index, setIndex] = useState(0)
  const dismissedAt = useRef<number | null>(null)
  const search = asked?.search ?? null
  const isOpen = asked !== null && people.length > 0

  useEffect(() => {
    if (search === null || projectId === undefined) return
    const variables = { projectId, search: search === '' ? null : search }
    const request = fetchQuery<MentioningQuery>(environment, mentioningQuery, variables).subscribe({
      next: ({ project }) => {
        setPeople(project?.organization.members.nodes.map(({ user }) => user) ?? [])
        setIndex(0)
      },
      error: () => setPeople([]),
    })
    return () => request.unsubscribe()
  }, [environment, projectId, search])

  useEffect(() => {
    const field = asked?.field
    if (!isOpen || !field) return
    // In the top layer nothing cuts it off, and it stays inside of the dialog the field is in.
    list.current?.showPopover?.()
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-activedescendant', `${listId}-${index}`)
    return () => {
      field.removeAttribute('aria-controls')
      field.removeAttribute('aria-activedescendant')
    }
  }, [isOpen, asked?.field, index, listId])

  function look({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLTextAreaElement)) return
    const found = mentionQueryAt(target.value, target.selectionStart)
    if (found?.at !== dismissedAt.current) dismissedAt.current = null
    const isWanted = found !== null && dismissedAt.current === null
    setAsked(isWanted ? { ...found, field: target } : null)
    if (!isWanted) setPeople([])
  }

  function close() {
    dismissedAt.current = asked?.at ?? null
    setAsked(null)
    setPeople([])
  }

  function choose(person: Person) {
    if (!asked) return
    const { field, at } = asked
    close()
    field.setRangeText(`@${person.name} `, at, field.selectionStart, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  function hear(event: KeyboardEvent) {
    const person = people[index]
    if (!isOpen || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setIndex((index + 1) % people.length)
    else if (event.key === 'ArrowUp') setIndex((index + people.length - 1) % people.length)
    else if (event.ctrlKey || event.metaKey) return
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const place = isOpen ? asked.field.getBoundingClientRect() : null
  return (
    <Box
      display="contents" onInput={look} onClick={look} onBlur={close} onKeyDownCapture={hear}
    >
      {children}
      {isOpen && place ? (
        <Box
          ref={list} id={listId} popover="manual" role="listbox" aria-label={messages.notifications.suggestions}
          position="fixed" inset="auto" m="0" p="1" width="15rem" bg="bg.panel" color="fg" borderWidth="1px"
          borderRadius="card" boxShadow="lg"
          style={{ left: Math.min(place.left, window.innerWidth - 256), top: place.bottom + 4 }}
          onMouseDown={(event) => event.preventDefault()}
        >
          {people.map((person, at) => (
            <Box
              key={person.id} id={`${listId}-${at}`} role="option" aria-selected={at === index} display="flex" gap="2"
              alignItems="center" px="2" py="1.5" minHeight="9" borderRadius="control" cursor="pointer" textStyle="sm"
              bg={at === index ? 'bg.selected' : undefined} onMouseEnter={() => setIndex(at)}
              onClick={(event) => {
                event.stopPropagation()
                choose(person)
              }}
            >
              <Avatar name={person.name} id={person.id} picture={person.pictureUrl} size={24} />
              <Box as="span" truncate>{person.name}</Box>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}
