import { graphql, useLazyLoadQuery } from 'react-relay'
import type { askChoicesQuery } from '../../__generated__/askChoicesQuery.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { useLiveQuery } from '../live/useLive.ts'
import type { NewThreadInput } from './commentChanges.ts'

const words = commentMessages

/** Guests who can be asked, as an entry of a list. */
export interface AskChoice {
  readonly value: string
  readonly label: string
  /** Null where nobody can be asked yet. */
  readonly ask: NonNullable<NewThreadInput['ask']> | null
  /** Who reads what is asked. */
  readonly readers: string
}

const query = graphql`
  query askChoicesQuery($boardId: ID!, $subject: ThreadSubjectInput!) {
    board: storyboard(by: { id: $boardId }) {
      reviewLinks(first: 50, filter: { isOpen: true }) {
        nodes {
          id
          title
          isIsolated
          canAsk(subject: $subject)
          storyboardVersion {
            number
          }
          guests {
            guestId
            name
          }
        }
      }
    }
  }
`

/** The guests whom the viewer can ask about something: all of a link, or each where a link keeps them apart. */
export function useAskChoices(boardId: string, subject: NewThreadInput['subject']): readonly AskChoice[] {
  const variables = { boardId, subject }
  const { board } = useLazyLoadQuery<askChoicesQuery>(query, variables, { fetchPolicy: 'store-and-network' })
  useLiveQuery<askChoicesQuery>({
    query, variables: () => variables, isTouched: ({ areReviewsChanged }) => areReviewsChanged,
  })
  const links = (board?.reviewLinks.nodes ?? []).filter(({ canAsk }) => canAsk)
  const choices = links.flatMap(({ id, title, isIsolated, storyboardVersion: { number }, guests }): AskChoice[] => {
    const ask = { reviewLinkId: id }
    if (!isIsolated) {
      return [{ value: id, label: words.askAll(title, number), ask, readers: words.allWillRead(title) }]
    }
    if (guests.length === 0) return [{ value: id, label: words.askNobody(title), ask: null, readers: '' }]
    return guests.map(({ guestId, name }) => ({
      value: `${id} ${guestId}`, label: words.askOne(name, title, number), ask: { ...ask, guestId },
      readers: words.oneWillRead(name),
    }))
  })
  return [...choices.filter(({ ask }) => ask !== null), ...choices.filter(({ ask }) => ask === null)]
}

/** A choice as an option of a list. */
export const optionOf = ({ value, label, ask }: AskChoice) => ({ value, label, isDisabled: ask === null })
