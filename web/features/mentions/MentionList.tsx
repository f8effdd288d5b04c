import { Box } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { MentionListQuery } from '../../__generated__/MentionListQuery.graphql.ts'
import { notificationMessages } from '../../messages/notifications.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import type { MentionQuery } from './mentionQuery.ts'

const mentionListQuery = graphql`
  query MentionListQuery($projectId: ID!, $search: String) {
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

/** A name that is being typed, and the field it is typed in. */
export type Mention = MentionQuery & { readonly field: HTMLTextAreaElement }

/** The people whose names begin so, under the field, which keeps the focus and gives its keys. */
export function MentionList({ mention, onClosed }: { mention: Mention; onClosed: () => void }) {
  const { field, at, search } = mention
  const { projectId } = useParams()
  const environment = useRelayEnvironment()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [people, setPeople] = useState<readonly Person[]>([])
  const [index, setIndex] = useState(0)
  const isOpen = people.length > 0

  useEffect(() => {
    if (projectId === undefined) return
    const variables = { projectId, search: search === '' ? null : search }
    const request = fetchQuery<MentionListQuery>(environment, mentionListQuery, variables).subscribe({
      next: ({ project }) => {
        setPeople(project?.organization.members.nodes.map(({ user }) => user) ?? [])
        setIndex(0)
      },
      error: () => setPeople([]),
    })
    return () => request.unsubscribe()
  }, [environment, projectId, search])

  useEffect(() => {
    if (!isOpen) return
    // In the top layer nothing cuts it off, and it stays inside of the dialog the field is in.
    list.current?.showPopover?.()
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-activedescendant', `${listId}-${index}`)
    return () => {
      field.removeAttribute('aria-controls')
      field.removeAttribute('aria-activedescendant')
    }
  }, [isOpen, field, index, listId])

  function choose(person: Person) {
    onClosed()
    field.setRangeText(`@${person.name} `, at, field.selectionStart, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const person = people[index]
    if (!isOpen || event.isComposing) return
    if (event.key === 'ArrowDown') setIndex((index + 1) % people.length)
    else if (event.key === 'ArrowUp') setIndex((index + people.length - 1) % people.length)
    else if (event.ctrlKey || event.metaKey) return
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person)
    else if (event.key === 'Escape') onClosed()
    else return
    event.preventDefault()
    event.stopPropagation()
  })

  useEffect(() => {
    const listening = new AbortController()
    field.addEventListener('keydown', (event) => hear(event), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [field])

  if (!isOpen) return null
  const { left, bottom } = field.getBoundingClientRect()
  return (
    <Box
      ref={list} id={listId} popover="manual" role="listbox" aria-label={notificationMessages.suggestions}
      position="fixed" inset="auto" m="0" p="1" width="15rem" bg="bg.panel" color="fg" borderWidth="1px"
      borderRadius="card" boxShadow="lg"
      style={{ left: Math.min(left, window.innerWidth - 256), top: bottom + 4 }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {people.map((person, place) => (
        <Box
          key={person.id} id={`${listId}-${place}`} role="option" aria-selected={place === index} display="flex" gap="2"
          alignItems="center" px="2" py="1.5" minHeight="9" borderRadius="control" cursor="pointer" textStyle="sm"
          bg={place === index ? 'bg.selected' : undefined} onMouseEnter={() => setIndex(place)}
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
  )
}
